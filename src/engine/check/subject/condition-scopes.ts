import type { ConditionScope, DeclaredSource } from '../../condition/condition-scope.ts'
import type { ValueSource } from '../../document/condition.ts'
import type { CheckedDocument } from './checked-document.ts'
import { referenceListsOf } from './reference-lists-of.ts'

/** What a form's rules and keywords may name: the stored record and its collection, the person and the settings. */
export function formScope({ document, surroundings }: CheckedDocument): ConditionScope {
  const schema = document.schema ?? {}
  return {
    lists: referenceListsOf(surroundings.documents),
    sources: new Map<ValueSource, DeclaredSource>([
      ...surroundings.named,
      ['record', { schema, root: schema }],
      ['records', { schema: { type: 'array', items: schema }, root: schema }],
    ]),
  }
}

/** What keywords of a field may name: also the answers. What `row` is, is known where it is evaluated. */
export function answersScope(checked: CheckedDocument): ConditionScope {
  const scope = formScope(checked)
  const schema = checked.document.schema ?? {}
  const sources = new Map<ValueSource, DeclaredSource | 'unknown'>(scope.sources)
  return { ...scope, sources: sources.set('answers', { schema, root: schema }).set('row', 'unknown') }
}

/** What a page without a form may name: the person and the settings. */
export function pageScope(checked: CheckedDocument): ConditionScope {
  return checked.document.schema === undefined ? { sources: checked.surroundings.named } : formScope(checked)
}
