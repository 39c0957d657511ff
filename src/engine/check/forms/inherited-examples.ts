import type { ComposedTenant } from '../../compose/compose-tenant.ts'
import type { CompositeDocument } from '../../document/document.ts'
import type { DocumentId } from '../../document/document-id.ts'
import type { Finding } from '../subject/finding.ts'
import { referenceListsOf } from '../subject/reference-lists-of.ts'
import { checkExamples } from './check-examples.ts'
import type { ExampleFinding } from './check-examples.ts'
import type { Validators } from './compiled-validators.ts'
import type { ExampleSetting } from './example-context.ts'
import { exampleOutcomes } from './example-outcomes.ts'

/** The base's documents, for comparison with an organisation's. */
export type BaseDocuments = ReadonlyMap<DocumentId, CompositeDocument>

/**
 * The findings about examples, where those that merely follow from an organisation's changes become one finding. These
 * are about base examples that are correct in the base. The finding explains how to update them.
 */
export function summedUp(
  findings: readonly ExampleFinding[],
  id: DocumentId,
  composed: ComposedTenant,
  { base, validators, setting }: { base: BaseDocuments; validators: Validators; setting: ExampleSetting },
): readonly Finding[] {
  const document = base.get(id)
  if (findings.length === 0 || document === undefined) return findings.map(withoutExample)
  const sound = soundExamples(id, document, { base, validators, setting })
  const following = findings.filter(({ example }) => example !== undefined && sound.has(example.id))
  const [first] = following
  if (first === undefined) return findings.map(withoutExample)
  const more = following.length - 1
  const summary: Finding = {
    file: changingOverlay(composed, id),
    pointer: '',
    message:
      more === 0
        ? first.message
        : `${first.message} The base's examples have ${more} more such difference${more === 1 ? '' : 's'}.`,
    mend: `To update them: npm run overlay -- ${id} --for ${composed.id} --examples --write.`,
  }
  return [summary, ...findings.filter((finding) => !following.includes(finding)).map(withoutExample)]
}

const withoutExample = ({ example: _example, ...finding }: ExampleFinding): Finding => finding

/** The ids of the examples of a base document that are correct there. */
function soundExamples(
  id: DocumentId,
  document: CompositeDocument,
  { base, validators, setting }: { base: BaseDocuments; validators: Validators; setting: ExampleSetting },
): ReadonlySet<string> {
  const validator = validators(id, document)
  if (typeof validator === 'string') return new Set()
  const catalogue = base.get('messages/en')?.messages ?? {}
  const here = { ...setting, lists: referenceListsOf(base), catalogue }
  const wrong = checkExamples({ id, document }, exampleOutcomes({ id, document }, validator, here))
  const { valid = [], invalid = [] } = document.examples ?? {}
  return new Set(
    [...valid, ...invalid].filter((one) => !wrong.some(({ example }) => example === one)).map((one) => one.id),
  )
}

/** The overlay that changes a document for an organisation: its own, else its variant's. */
function changingOverlay(composed: ComposedTenant, id: DocumentId): string {
  return (ownChange(composed, id) ?? changesOf(composed, id).at(-1))?.file ?? ownOverlay(composed, id)
}

/** The organisation's own overlay of a document, or the path where it would be. */
export const ownOverlay = (composed: ComposedTenant, id: DocumentId): string =>
  ownChange(composed, id)?.file ?? `tenants/${composed.id}/overlays/${id}.json`

const ownChange = (composed: ComposedTenant, id: DocumentId) =>
  changesOf(composed, id).findLast(({ layer }) => layer === `tenant:${composed.id}`)

const changesOf = ({ origins }: ComposedTenant, id: DocumentId) =>
  [...(origins.get(id)?.values() ?? [])].flat().filter(({ file }) => file.includes('/overlays/'))
