import type { ConditionScope, DeclaredSource } from '../../condition/condition-scope.ts'
import type { ValueSource } from '../../document/condition.ts'
import type { CheckedDocument } from './checked-document.ts'

/**
 * The values that a form's rules and keywords may refer to: the stored record and its collection, the user, the
 * settings.
 */
export function formScope({ document, surroundings }: CheckedDocument): ConditionScope {
  const schema = document.schema ?? {}
  return {
    lists: surroundings.lists,
    sources: new Map<ValueSource, DeclaredSource>([
      ...surroundings.named,
      ['record', { schema, root: schema }],
      ['records', { schema: { type: 'array', items: schema }, root: schema }],
    ]),
  }
}

/** The values that keywords of a field may refer to: also the answers. `row` is resolved during evaluation. */
export function answersScope(checked: CheckedDocument): ConditionScope {
  const scope = formScope(checked)
  const schema = checked.document.schema ?? {}
  const sources = new Map<ValueSource, DeclaredSource | 'unknown'>(scope.sources)
  return { ...scope, sources: sources.set('answers', { schema, root: schema }).set('row', 'unknown') }
}

/** The values that a page without a form may refer to: the user and the settings. */
export function pageScope(checked: CheckedDocument): ConditionScope {
  return checked.document.schema === undefined ? { sources: checked.surroundings.named } : formScope(checked)
}
