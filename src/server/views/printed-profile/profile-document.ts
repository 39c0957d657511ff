import { evaluate } from '../../../engine/condition/evaluate.ts'
import { fileKind } from '../../../engine/format/file-kind.ts'
import type { TabDefinition } from '../../../engine/document/page-definition.ts'
import { formatSize } from '../../../engine/format/format-size.ts'
import type { SectionCall } from '../../../engine/page/section-calls.ts'
import { shownSection } from '../../../engine/page/shown-section.ts'
import type { ReadFile } from '../../../engine/reading/reading.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { frameTexts } from '../../platform/documents/frame-texts.ts'
import { textOf } from '../../platform/texts/text-of.ts'
import { describeUser } from '../describe-user.ts'
import { profileDocuments } from '../../profiles/profile-sections.ts'
import type { ProfileRow } from '../../profiles/profiles.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readSection, requireOpen } from '../../sections/change-section.ts'
import { sectionContext } from '../../sections/section-context.ts'
import type { Caller, SectionState } from '../../sections/section-context.ts'
import type { PrintedBlock, PrintedDocument } from '../../platform/documents/printed-document.ts'
import { printSection } from './print-section.ts'
import type { PicturePlace } from './print-section.ts'

/** The texts that replace a picture that is too large or damaged, or whose file is missing. */
export interface PictureTexts {
  readonly unprintable: string
  readonly missing: string
}

/** A profile, or one of its sections, before its pictures are read. */
export type ProfileDocument = Omit<PrintedDocument, 'blocks'> & {
  readonly inPlaceOfPictures: PictureTexts
  readonly blocks: readonly (PrintedBlock | PicturePlace)[]
}

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
): Promise<ProfileDocument> {
  const { name } = await describeUser(tx, caller)
  return printProfile({ caller, profile, name, read: (call) => readSection(tx, { caller, call, profile }) }, only)
}

/**
 * The printed profile: its page's tabs in order, or only one of them, each section as its own page shows it, and
 * finally the attached files. What the caller may not see on screen is not printed.
 *
 * @param only a tab's id, or a section's name: several tabs may show it
 * @throws Refusal `not-found` for an unknown tab, and for a section that no tab shows
 */
export async function printProfile(printed: ProfileToPrint, only?: string): Promise<ProfileDocument> {
  const { caller, profile } = printed
  const { tenant } = caller
  const page = tenant.documents.get(profileDocuments(profile.type).page)?.page
  if (page?.kind !== 'tabs') throw new Refusal('not-found')
  const wanted = page.tabs.filter(
    ({ id, document }) =>
      only === undefined || id === only || shownSection(tenant.documents, document)?.section === `sections/${only}`,
  )
  const parts = []
  for (const tab of wanted) parts.push(...(await printTab(printed, tab)))
  if (parts.length === 0) throw new Refusal('not-found')
  const title = wanted.length === 1 ? (wanted[0]?.title ?? page.title) : page.title
  const sections = parts.flatMap((one) => one.blocks)
  const blocks = [
    ...(parts.length === 1 ? belowTitle(title, sections) : sections),
    ...fileBlocks(
      caller,
      parts.flatMap((one) => one.files),
    ),
  ]
  return {
    ...frameOf(printed),
    title,
    blocks,
  }
}

/** The blocks of a document's only section, without a heading that repeats the document's title. */
function belowTitle(title: string, blocks: ProfileDocument['blocks']): ProfileDocument['blocks'] {
  const [first, ...others] = blocks
  if (first?.kind !== 'heading' || first.text !== title) return blocks
  return others.map((block) => (block.kind === 'heading' ? { ...block, level: block.level === 4 ? 3 : 2 } : block))
}

/** The texts around the content. */
function frameOf({ caller: { tenant, now }, profile, name }: ProfileToPrint) {
  return {
    subtitle: profile.member_no === null ? name : `${name} · ${profile.member_no}`,
    ...frameTexts(tenant, now),
    inPlaceOfPictures: {
      unprintable: textOf(tenant, 'document.unprintable'),
      missing: textOf(tenant, 'document.missing-picture'),
    },
  }
}

async function printTab({ caller, read }: ProfileToPrint, tab: TabDefinition) {
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

/** The list of attached files. */
function fileBlocks({ tenant }: Caller, files: readonly ReadFile[]): readonly PrintedBlock[] {
  if (files.length === 0) return []
  const title = (name: 'field' | 'name' | 'type' | 'size') => ({ title: textOf(tenant, `document.file.${name}`) })
  return [
    { kind: 'heading', level: 2, text: textOf(tenant, 'document.files') },
    {
      kind: 'table',
      columns: [title('field'), title('name'), title('type'), { ...title('size'), align: 'right' }],
      rows: files.map((file) => [file.title, file.name, fileKind(file), formatSize(file.size)]),
    },
  ]
}
