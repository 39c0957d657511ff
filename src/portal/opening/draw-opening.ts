import type { Opening } from '../../contract/opening.ts'
import type { StartData } from '../../contract/start-data.ts'
import { fillText } from '../../engine/translate/texts.ts'
import { makeTypography } from '../../renderer/theme/typography.ts'
import type { BrandTheme } from '../../renderer/theme/brand-theme.ts'
import { emblemMedia, logoHeight, logoWidth } from '../layouts/brand/logo-measures.ts'
import type { Session } from '../session/session.ts'

/** The start data of a page whose heading is known. */
type Opened = Pick<StartData, 'logo' | 'logoRatio' | 'mark'> & {
  readonly opening: Opening
  readonly theme: BrandTheme
}

/** Draws the organisation's bar and the page's heading, without the portal's code, where they will be. */
export function drawOpening(root: HTMLElement, { opening, theme, ...brand }: Opened, session?: Session): void {
  const { frame, colors } = opening
  const user = session?.user
  const { title, lead } = (user?.type === 'Corporate' && opening.ofFirms) || opening
  const { fontFamily, h1 } = makeTypography(theme.typography)
  const heading = element('h1', {}, fillText(title, { name: user?.name || user?.email || '' }))
  Object.assign(heading.style, h1)
  const main = element('main', { class: 'opening-main', 'aria-busy': 'true' })
  main.append(
    heading,
    ...(lead === undefined ? [] : [element('p', {}, lead)]),
    element('div', { class: 'opening-rest' }),
  )
  const page = element('div', { class: 'opening', 'data-frame': frame })
  page.style.fontFamily = fontFamily
  for (const [name, color] of Object.entries(colors)) page.style.setProperty(`--opening-${dashed(name)}`, color)
  const bar = element('div', { class: 'opening-bar' })
  bar.append(logoOf(brand))
  const side = element('div', { class: 'opening-side' })
  side.append(logoOf(brand))
  page.append(...(frame === 'visitors' ? [bar] : [side, bar]), main)
  root.replaceChildren(page)
}

/** On a phone the emblem, as in the bar of the pages. */
function logoOf({ logo, logoRatio, mark }: Pick<StartData, 'logo' | 'logoRatio' | 'mark'>): HTMLElement {
  const picture = document.createElement('picture')
  const width = logoWidth(logoRatio)
  const measures = { height: String(logoHeight), ...(width && { width: String(width) }) }
  picture.append(
    element('source', { srcset: mark, media: emblemMedia }),
    element('img', { class: 'opening-logo', src: logo, alt: '', ...measures }),
  )
  return picture
}

function element(tag: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.textContent = text
  return made
}

const dashed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
