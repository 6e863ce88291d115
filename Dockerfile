# The school in a container: pages built beforehand, nothing to install or to build when it starts.
FROM node:24.21.0-bookworm-slim AS built
WORKDIR /school
COPY package.json package-lock.json ./
COPY server/cli/install.mjs server/cli/inTurn.mjs server/cli/launch.mjs server/cli/
RUN node server/cli/install.mjs
COPY . .
RUN npm run build
# What pages are made of is in them now, the Node.js is that of this image, and types are for people.
RUN npm uninstall --no-save --omit=dev --ignore-scripts --no-audit --no-fund \
    @base-ui/react @fontsource-variable/fredoka @fontsource-variable/nunito @vitejs/plugin-react colyseus.js node phaser \
    react react-dom swr vite wouter zustand \
  && rm -rf node_modules/typescript node_modules/@typescript node_modules/@types

FROM node:24.21.0-bookworm-slim
ENV DATA_DIR=/data NPM_CONFIG_UPDATE_NOTIFIER=false NPM_CONFIG_LOGS_MAX=0
WORKDIR /school
COPY --from=built /school/package.json /school/package-lock.json ./
COPY --from=built /school/node_modules node_modules
COPY --from=built /school/assets/content assets/content
COPY --from=built /school/rooms rooms
COPY --from=built /school/server server
COPY --from=built /school/dist dist
RUN mkdir /data node_modules/.cache && chown node:node /data node_modules/.cache
VOLUME /data
USER node
# Compiled here, so that no start has to: everything but the thread of the database, which ends at once where it is none.
RUN node --import=./server/cli/compiled.mjs --input-type=module --eval \
  "await import('./server/serve.ts'); await import('./server/archive/sqlite/sqliteWorker.ts').catch(() => 'is no thread')"
EXPOSE 2567
# The first start after an update may bring many records up to date before it answers. The first good answer ends the wait.
HEALTHCHECK --interval=5s --timeout=3s --start-period=10m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 2567}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "start"]
