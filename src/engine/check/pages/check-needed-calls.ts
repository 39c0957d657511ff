import type { PageCalls } from '../../document/page-calls.ts'
import type { PageDefinition } from '../../document/page-definition.ts'
import { shownSection } from '../../page/shown-section.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'

/** The call that each kind of action makes. */
const callOfKind = { add: 'add', edit: 'update', remove: 'remove' } as const

/**
 * A page offers nothing for which its section lacks the call: actions on a collection's records, and saving a record in
 * a tab.
 */
export function checkNeededCalls(checked: CheckedDocument): readonly Finding[] {
  const { page } = checked.document
  if (page?.kind === 'tabs') return checkTabs(checked, page)
  if (page?.kind !== 'collection' && page?.kind !== 'view') return []
  const shown = shownSection(checked.surroundings.documents, checked.id)
  if (shown === undefined) return []
  const { calls } = shown.page
  return page.actions.flatMap(({ id, kind }, i) => {
    const needed = kind === 'call' || kind === 'open' ? undefined : callOfKind[kind]
    if (needed === undefined || calls[needed] !== undefined) return []
    const message = `The action "${id}" needs the call "${needed}", which "${shown.section}" does not have.`
    return [{ pointer: `/page/actions/${i}/kind`, message, mend: mendCall(needed), names: [shown.section] }]
  })
}

function checkTabs({ surroundings }: CheckedDocument, { tabs }: PageDefinition & { kind: 'tabs' }): readonly Finding[] {
  return tabs.flatMap(({ id, document }, i) => {
    const page = surroundings.documents.get(document)?.page
    if (page?.kind !== 'record') return []
    const lacking = (['add', 'update'] as const).find((name) => page.calls[name] === undefined)
    if (lacking === undefined) return []
    const message = `The tab "${id}" saves "${document}", which has no call "${lacking}".`
    return [{ pointer: `/page/tabs/${i}/document`, message, mend: mendCall(lacking), names: [document] }]
  })
}

const mendCall = (name: keyof PageCalls): string => `Give the page's "calls" a path for "${name}".`
