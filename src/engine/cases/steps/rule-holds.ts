import type { DeclaredGuard, DeclaredRule } from '../../../generated/case-declaration.ts'
import { anyIsCurrent, passes } from '../../checklist/passes.ts'
import type { NamedValues } from '../../condition/named-values.ts'
import { isJsonObject } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import { paramsIn } from '../../translate/text-params.ts'
import type { CaseFacts } from '../model/case-facts.ts'
import type { CaseRefusal } from '../model/outcome.ts'
import { isEmpty, readFact } from '../values/resolve-value.ts'

/** Whether a rule holds; one that is not declared does. Stored records count whatever form they were saved under. */
export function ruleHolds(rule: DeclaredRule | undefined, values: NamedValues, facts: CaseFacts): boolean {
  return rule === undefined || passes(rule, { values, records: facts.records, isCurrent: anyIsCurrent })
}

/** The guards that fail, each with its message's parameters. */
export function failedGuards(
  guards: readonly DeclaredGuard[] = [],
  values: NamedValues,
  facts: CaseFacts,
): readonly CaseRefusal[] {
  return guards
    .filter(({ needs }) => !ruleHolds(needs, values, facts))
    .map(({ id, needs, message, mend }) => ({
      code: 'guard' as const,
      id,
      message,
      params: messageParams(message, values, testedFact(needs)),
      ...(mend !== undefined && { mend }),
    }))
}

/**
 * The values of a message's names in braces: members beside the fact that a guard tests (`passed` for
 * `checklist.own.complete`), else answers.
 */
export function messageParams(message: string, values: NamedValues, tested?: string): JsonObject {
  const beside = tested === undefined ? undefined : readFact(tested.slice(0, tested.lastIndexOf('.')), values)
  const sources = [beside, values.answers].filter(isJsonObject)
  const entries = [...paramsIn(message)].map((name) => {
    const holder = sources.find((source) => Object.hasOwn(source, name) && !isEmpty(source[name]))
    return [name, holder?.[name] ?? ''] as const
  })
  return Object.fromEntries(entries)
}

/** The fact that a rule of one test reads. */
export function testedFact(rule: DeclaredRule): string | undefined {
  return 'value' in rule && rule.value.includes('.') ? rule.value : undefined
}
