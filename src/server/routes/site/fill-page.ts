import { brandColors } from '../../../engine/color/brand-colors.ts'
import { startDataElement } from '../../../contract/start-data.ts'
import type { StartData } from '../../../contract/start-data.ts'
import { pictureTypeOf } from '../../../engine/document/uploaded-picture.ts'
import { escapeHtml } from '../../platform/texts/escape-html.ts'

/** Placeholders in the portal's index.html. */
const headMark = '<!--regalia-head-->'
const startMark = '<!--regalia-start-->'
const emblemMark = '<!--regalia-emblem-->'

/** Returns the page. Throws when it lacks a placeholder that the portal cannot start without. */
export function requireMarks(html: string): string {
  if (html.includes(headMark) && html.includes(startMark)) return html
  throw new Error(`index.html lacks ${headMark} or ${startMark}.`)
}

/** What a page's head contains besides what the start data says. */
export interface PageHead {
  /** Preload links. */
  readonly links?: readonly string[]
  /** Style rules that load the organisation's fonts. */
  readonly fontFaces?: string
}

/** The portal's page with an organisation's name, emblem and start data. */
export function fillPage(html: string, start: StartData, { links = [], fontFaces = '' }: PageHead = {}): string {
  const { tenant, theme, settings, mark } = start
  const colors = typeof theme.colors === 'object' && theme.colors !== null ? textsIn(theme.colors) : {}
  const { primary } = brandColors(colors, settings.site_colors)
  const head = [
    `<link rel="icon" href="${escapeHtml(mark)}" type="${pictureTypeOf(mark)}">`,
    `<meta name="theme-color" content="${escapeHtml(primary)}">`,
    `<meta name="description" content="${escapeHtml(tenant.name)}">`,
    ...links,
    ...(fontFaces === '' ? [] : [`<style nonce="${start.nonce}">${fontFaces}</style>`]),
  ]
  // Functions as replacements, because `replace` expands patterns such as "$&" in strings.
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeHtml(tenant.language)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(tenant.name)}</title>`)
    .replace(headMark, () => head.join('\n    '))
    .replace(emblemMark, () => (start.opening === undefined ? emblemOf(mark) : ''))
    .replace(startMark, () => `<script type="application/json" id="${startDataElement}">${inScript(start)}</script>`)
}

/** What is seen until the portal is loaded, where no heading is: that stands beside the logo. */
const emblemOf = (mark: string): string =>
  `<img class="splash-emblem" src="${escapeHtml(mark)}" alt="" width="48" height="48">`

/** JSON that cannot close the script element around it. */
const inScript = (value: object): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

function textsIn(value: object): Readonly<Record<string, string>> {
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(entries)
}
