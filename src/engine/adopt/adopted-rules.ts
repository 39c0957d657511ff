import type { Condition } from '../document/condition.ts'
import type { FieldRule } from '../document/ui-schema.ts'
import { asJson } from '../json/as-json.ts'
import { equalJson } from '../json/json.ts'
import type { Work } from './adopted.ts'

/** Adds a field to the rule of a condition, or a rule. */
export function addRule({ rules }: Work, when: Condition, effect: 'show' | 'require', path: readonly string[]): void {
  const field = path.join('.')
  const list = path.slice(0, -1).join('.')
  const at = rules.findIndex((rule) => equalJson(asJson(rule.when), asJson(when)) && listIn(rule) === list)
  const known = rules[at]
  if (known === undefined) {
    rules.push({ id: freeId(rules, `${effect} ${field}`), when, [effect]: [field] })
    return
  }
  rules[at] = { ...known, [effect]: [...new Set([...(known[effect] ?? []), field])] }
}

/** The object around a rule's fields, which all have the same. */
function listIn({ show = [], require = [] }: FieldRule): string {
  const [field = ''] = [...show, ...require]
  return field.split('.').slice(0, -1).join('.')
}

function freeId(rules: readonly FieldRule[], words: string): string {
  const id = words
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  for (let i = 2, free = id; ; i += 1) {
    if (!rules.some((rule) => rule.id === free)) return free
    free = `${id}-${i}`
  }
}
