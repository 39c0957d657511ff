import { evaluate } from '../../../engine/condition/evaluate.ts'
import type { TabDefinition, TabsPageDefinition } from '../../../engine/document/page-definition.ts'
import type { SectionCall } from '../../../engine/page/section-calls.ts'
import { shownSection } from '../../../engine/page/shown-section.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { PrintingData } from '../../../engine/printing/printing.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { drawnTemplate } from '../../platform/documents/drawn-template.ts'
import { describeUser } from '../describe-user.ts'
import { profileDocuments } from '../../profiles/profile-sections.ts'
import type { ProfileRow } from '../../profiles/profiles.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readSection, requireOpen } from '../../sections/read-section.ts'
import { sectionContext } from '../../sections/section-context.ts'
import type { Caller, SectionState } from '../../sections/section-context.ts'
import { printSection } from './print-section.ts'
import type { PrintedSection } from './print-section.ts'
import { withPictureTexts } from './read-pictures.ts'
import type { DocumentWithPlaces } from './read-pictures.ts'

/** A profile to print: its owner's name, and how its sections are read. */
export interface ProfileToPrint {
  readonly caller: Caller
  readonly profile: ProfileRow
  readonly name: string
  readonly read: (call: SectionCall) => Promise<SectionState>
}

/** The printed profile of the caller; see `printProfile`. */
export async function profileDocument(
  tx: TenantTransaction,
  caller: Caller,
  profile: ProfileRow,
  only?: string,
): Promise<DocumentWithPlaces> {
  const { name } = await describeUser(tx, caller)
  return printProfile({ caller, profile, name, read: (call) => readSection(tx, { caller, call, profile }) }, only)
}

/**
 * The printed profile (`documents/profile`): its page's tabs in order, or only one of them, each section as its own
 * page shows it. What the caller may not see on screen is not printed.
 *
 * @param only a tab's id, or a section's name: several tabs may show it
 * @throws Refusal `not-found` for an unknown tab, and for a section that no tab shows
 */
export async function printProfile(printed: ProfileToPrint, only?: string): Promise<DocumentWithPlaces> {
  const { caller, profile, name } = printed
  const { tenant, now } = caller
  const page = profilePage(printed)
  const wanted = page.tabs.filter(
    ({ id, document }) =>
      only === undefined || id === only || shownSection(tenant.documents, document)?.section === `sections/${only}`,
  )
  const sections = await printedSections(printed, wanted)
  if (sections.length === 0) throw new Refusal('not-found')
  const title = wanted.length === 1 ? (wanted[0]?.title ?? page.title) : page.title
  const shown = sections.length === 1 ? sections.map((section) => belowTitle(title, section)) : sections
  const owner = { name, ...(profile.member_no !== null && { memberNo: profile.member_no }) }
  const values = { record: { title }, owner, sections: sectionData(shown) }
  const data = { values, contents: sectionContents(shown) }
  return withPictureTexts(tenant, drawnTemplate(tenant, 'documents/profile', data, now))
}

function profilePage({ caller, profile }: ProfileToPrint): TabsPageDefinition {
  const page = caller.tenant.documents.get(profileDocuments(profile.type).page)?.page
  if (page?.kind !== 'tabs') throw new Refusal('not-found')
  return page
}

/** The sections that tabs of a profile's page show its owner, by default all of them. */
export async function printedSections(
  printed: ProfileToPrint,
  tabs: readonly TabDefinition[] = profilePage(printed).tabs,
): Promise<readonly PrintedSection[]> {
  const sections: PrintedSection[] = []
  for (const tab of tabs) sections.push(...(await printTab(printed, tab)))
  return sections
}

/** The sections as templates name them; what their forms show is beside the data, by its number. */
export const sectionData = (sections: readonly PrintedSection[]): readonly JsonObject[] =>
  sections.map(({ title, state }, index) => ({ title, state, content: String(index) }))

/** What the forms show, by the numbers that `sectionData` has for it. */
export const sectionContents = (sections: readonly PrintedSection[]): PrintingData['contents'] =>
  new Map(sections.map(({ blocks }, index) => [String(index), blocks]))

/** A document's only section, without a heading that repeats the document's title. */
function belowTitle(title: string, section: PrintedSection): PrintedSection {
  if (section.title !== title) return section
  const raised = section.blocks.map((block) =>
    block.kind === 'heading' ? { ...block, level: block.level === 4 ? (3 as const) : (2 as const) } : block,
  )
  return { ...section, title: '', blocks: raised }
}

async function printTab({ caller, read }: ProfileToPrint, tab: TabDefinition): Promise<readonly PrintedSection[]> {
  const shown = shownSection(caller.tenant.documents, tab.document)
  if (!shown || !caller.tenant.forms.has(shown.section)) return []
  const call = { ...shown, action: 'list' as const }
  const state = await read(call)
  const { user, settings, today, profile } = sectionContext(caller, state)
  if (tab.when !== undefined && !evaluate(tab.when, { user, settings, today, profile })) return []
  return isOpen(caller, call, state) ? [printSection(caller, shown.page, state)] : []
}

function isOpen(...about: Parameters<typeof requireOpen>): boolean {
  try {
    requireOpen(...about)
    return true
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.code === 'forbidden') return false
    throw refusal
  }
}
