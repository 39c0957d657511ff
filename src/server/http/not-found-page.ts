import { escapeHtml } from '../platform/texts/escape-html.ts'

/** The neutral page for a host that serves no organisation (PLAT-01); it names none and needs neither script nor style. */
export function notFoundPage(message: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Organisation not found</title>
  </head>
  <body>
    <main>
      <h1>Organisation not found</h1>
      <p>${escapeHtml(message)}. Check the address that you were given.</p>
    </main>
  </body>
</html>
`
}
