import { brandColors } from '../../engine/color/brand-colors.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { pictureTypeOf } from '../../engine/document/uploaded-picture.ts'
import { assetPath } from '../../contract/asset-path.ts'
import { escapeHtml } from '../platform/texts/escape-html.ts'
import { textOf } from '../platform/texts/text-of.ts'

/** After how many seconds the page reloads itself. */
const againSeconds = 10

/**
 * The page shown while the service is unavailable, in the organisation's brand. It needs no database, because it is
 * built from published documents, and no script. It reloads itself.
 *
 * @param message the problem, in the language of the edition
 * @param nonce the nonce of the page's policy, for its style
 */
export function unavailablePage(tenant: PublishedTenant, message: string, nonce: string): string {
  const { declaration, theme, language } = tenant
  const { primary } = brandColors(theme.colors, declaration.settings.site_colors)
  const title = textOf(tenant, 'server.away-title')
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="${againSeconds}">
    <title>${escapeHtml(`${title} – ${declaration.name}`)}</title>
    <link rel="icon" href="${escapeHtml(assetPath(theme.mark ?? theme.logo))}" type="${pictureTypeOf(theme.mark ?? theme.logo)}">
    <style nonce="${nonce}">
      body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f5f5f5; color: #212121;
        font: 1rem/1.5 'Noto Sans', system-ui, sans-serif; }
      main { box-sizing: border-box; width: min(28rem, 100% - 2rem); padding: 2rem; background: #fff; text-align: center;
        border-top: 4px solid ${escapeHtml(primary)}; border-radius: 4px; }
      img { max-width: 100%; height: 4rem; }
      h1 { font-size: 1.25rem; }
    </style>
  </head>
  <body>
    <main>
      <img src="${escapeHtml(assetPath(theme.logo))}" alt="${escapeHtml(declaration.name)}">
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(`${message}.`)}</p>
      <p>${escapeHtml(textOf(tenant, 'server.away-again'))}.</p>
    </main>
  </body>
</html>
`
}
