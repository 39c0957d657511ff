import type { Wording } from '../platform/published/published-tenant.ts'
import { escapeHtml } from '../platform/texts/escape-html.ts'
import { textOf } from '../platform/texts/text-of.ts'

/** The neutral page for a host without an organisation (PLAT-01). It names none and needs no script or style. */
export function notFoundPage(wording: Wording): string {
  const title = textOf(wording, 'server.organisation-not-found-title')
  const sentences = [
    textOf(wording, 'server.organisation-not-found'),
    textOf(wording, 'server.organisation-not-found-next'),
  ]
  return `<!doctype html>
<html lang="${escapeHtml(wording.language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(`${sentences.join('. ')}.`)}</p>
    </main>
  </body>
</html>
`
}
