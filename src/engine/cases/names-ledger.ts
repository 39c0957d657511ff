import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { CaseType } from './case-type.ts'

/** A mention of the owner's account: in a condition, a value, a text, or as a source of a template's data. */
const mention = /"=?ledger\.|\{ledger\.|"ledger":/

const known = new WeakMap<CaseType['declared'], boolean>()

/**
 * Whether anything that is worked out for a case names its owner's account: its declaration, its page, the checklists
 * that it may have, and the templates of its documents. For other types nobody has to read it.
 */
export function namesLedger(
  { id, declared }: Pick<CaseType, 'id' | 'declared'>,
  documents: ReadonlyMap<DocumentId, CompositeDocument>,
): boolean {
  const found = known.get(declared) ?? mention.test(JSON.stringify(readFor({ id, declared }, documents)))
  known.set(declared, found)
  return found
}

function readFor(
  { id, declared }: Pick<CaseType, 'id' | 'declared'>,
  documents: ReadonlyMap<DocumentId, CompositeDocument>,
): readonly unknown[] {
  const { checklists = [], documents: templates = [] } = declared
  const isAny = checklists.some(({ checklist }) => checklist === undefined)
  const named = new Set(checklists.flatMap(({ checklist }) => checklist ?? []))
  const lists = [...documents].flatMap(([name, { checklist }]) => (isAny || named.has(name) ? (checklist ?? []) : []))
  const data = templates.flatMap(({ document }) => documents.get(document)?.data ?? [])
  return [declared, documents.get(id)?.page, ...lists, ...data]
}
