# The site without anything that only builds or tests it. One container with a volume on /data is a site on SQLite; compose.yaml has
# replicas on PostgreSQL. `npm run test:container` builds it and tries it.
FROM node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS base

# The dealer's folder. For another one: `--build-context dealer=/srv/palmetto`. For one that extends another: the folder around both as
# this context, and `--build-arg DEALER_DIR=/dealer/palmetto`.
FROM scratch AS dealer
COPY dealer /

FROM base AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm install --no-save --omit=dev
COPY . .
COPY --from=dealer / /dealer
ARG DEALER_DIR=/dealer
# The sizes of pictures take minutes; the cache keeps those of earlier builds.
RUN --mount=type=cache,target=/var/cache/pictures \
    export PICTURES_DIR=/var/cache/pictures && node build/ensure-build.ts && node build/pack-runtime.ts /packed

FROM base
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 SITE_BUILD_DIR=/site/dist/site
# Less memory: docs/decisions/0015.
ENV NODE_OPTIONS=--max-semi-space-size=8 MALLOC_ARENA_MAX=2
WORKDIR /site
# From what changes least to what changes most.
COPY --from=build /packed/pictures dist/pictures
COPY --from=build /packed/node_modules node_modules
COPY --from=build /packed/site .
RUN install -d -o node -g node -m 700 /data && ln -s /site/bin/larkway.mjs /usr/local/bin/larkway && chmod +x bin/larkway.mjs
USER node
VOLUME /data
EXPOSE 3000
# The first start migrates. Ready means that messages can be stored.
HEALTHCHECK --interval=10s --timeout=8s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bin/prepare-and-serve.ts"]
