import { openingSource } from '../../../contract/opening.ts'
import type { Opening, OpeningHeading, OpeningSource } from '../../../contract/opening.ts'
import { isPageInstalled } from '../../../contract/packages.ts'
import type { Settings } from '../../../contract/settings.ts'
import { brandColors } from '../../../engine/color/brand-colors.ts'
import { declaredInks } from '../../../engine/color/declared-inks.ts'
import { makeNeutrals } from '../../../engine/color/palette.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'

/**
 * The head of the page at a path, in the language of an edition. Undefined where its heading is not known before its
 * data, or where the organisation has not installed its package.
 */
export function openingOf(
  path: string,
  edition: PublishedTenant,
  settings: Settings,
): Omit<Opening, 'modules'> | undefined {
  const source = openingSource(path)
  const heading = source && headingOf(source, edition)
  if (source === undefined || heading === undefined) return undefined
  if (!isPageInstalled(path, settings.site_installed_packages)) return undefined
  return { frame: source.frame, ...heading, colors: colorsOf(edition, settings) }
}

function headingOf({ heading }: OpeningSource, edition: PublishedTenant) {
  if ('text' in heading) return { title: edition.texts[heading.text] ?? '' }
  const own = headingIn(edition, heading.page)
  return own && { ...own, ofFirms: heading.ofFirms === undefined ? undefined : headingIn(edition, heading.ofFirms) }
}

function headingIn({ documents }: PublishedTenant, id: DocumentId): OpeningHeading | undefined {
  const page = documents.get(id)?.page
  return page && { title: page.title, lead: page.description }
}

function colorsOf({ theme, themeJson }: PublishedTenant, settings: Settings): Opening['colors'] {
  const { primary } = brandColors(theme.colors, settings.site_colors)
  const { background, divider, text } = makeNeutrals(primary, declaredInks(themeJson).page)
  return {
    background: background.default,
    paper: background.paper,
    divider,
    ink: text.primary,
    softInk: text.secondary,
  }
}
