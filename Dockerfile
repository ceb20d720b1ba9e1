# The real bot, without the sandbox and the tests. The database lies on the volume /data.
FROM python:3.11-slim
RUN useradd --create-home --uid 10001 botswain && mkdir /data && chown botswain /data
WORKDIR /srv/botswain
COPY requirements/run.txt requirements/run.txt
RUN pip install --no-cache-dir --require-hashes -r requirements/run.txt
COPY engines engines
COPY bot bot
COPY cogs cogs
USER botswain
ENV BOTSWAIN_DATABASE=/data/botswain.sqlite3 PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
VOLUME /data
# SIGTERM closes the bot cleanly; anything else is survived too.
CMD ["python", "-m", "bot", "run"]
