import type { Plugin } from 'vite'

/** Only the development server has the style guide: nothing in src/ imports it. */
export const styleguide: Plugin = {
  name: 'styleguide',
  configureServer: (server) => {
    server.middlewares.use('/styleguide', (_request, response, next) => {
      server
        .ssrLoadModule('/tools/styleguide/style-guide.tsx')
        .then(({ styleguideHtml }) => {
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(String(styleguideHtml()))
        })
        .catch(next)
    })
  },
}
