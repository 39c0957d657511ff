import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { CaseType } from './case-type.ts'

/** Facts that are read only where something names them. */
type AskedFact = 'ledger' | 'points'

/** A mention of each: in a condition, a value, a text, or as a source of a template's data. */
const mentions: Readonly<Record<AskedFact, RegExp>> = {
  ledger: /"=?ledger\.|\{ledger\.|"ledger":/,
  points: /"=?points\.|\{points\.|"points":/,
}

type Documents = ReadonlyMap<DocumentId, CompositeDocument>

/** By the organisation's documents first: several organisations share a declaration, and have other checklists. */
const known = new WeakMap<Documents, WeakMap<CaseType['declared'], Map<AskedFact, boolean>>>()

/**
 * Whether anything that is worked out for a case names its owner's account or points: its declaration, its page, the
 * checklists that it may have, and the templates of its documents. For other types nobody has to read them.
 */
export function namesFact(
  fact: AskedFact,
  { id, declared }: Pick<CaseType, 'id' | 'declared'>,
  documents: Documents,
): boolean {
  const ofDocuments = known.get(documents) ?? new WeakMap<CaseType['declared'], Map<AskedFact, boolean>>()
  known.set(documents, ofDocuments)
  const facts = ofDocuments.get(declared) ?? new Map<AskedFact, boolean>()
  ofDocuments.set(declared, facts)
  const found = facts.get(fact) ?? mentions[fact].test(JSON.stringify(readFor({ id, declared }, documents)))
  facts.set(fact, found)
  return found
}

function readFor({ id, declared }: Pick<CaseType, 'id' | 'declared'>, documents: Documents): readonly unknown[] {
  const { checklists = [], documents: templates = [] } = declared
  const isAny = checklists.some(({ checklist }) => checklist === undefined)
  const named = new Set(checklists.flatMap(({ checklist }) => checklist ?? []))
  const lists = [...documents].flatMap(([name, { checklist }]) => (isAny || named.has(name) ? (checklist ?? []) : []))
  const data = templates.flatMap(({ document }) => documents.get(document)?.data ?? [])
  return [declared, documents.get(id)?.page, ...lists, ...data]
}
