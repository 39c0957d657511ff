import { leftOutReasons } from '../billing/plan-billing.ts'
import type { ConditionScope } from '../condition/condition-scope.ts'
import type { BillingDeclaration } from '../document/billing-declaration.ts'
import { mendName } from '../document/mend-name.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { conditionFindings } from './rules/check-rule.ts'
import { checkList } from './subject/check-list.ts'
import type { CheckedDocument } from './subject/checked-document.ts'
import type { Finding } from './subject/finding.ts'

/**
 * What a yearly billing names exists: charges and categories. Conditions name existing values, ids are unique, and
 * reminders come one after the other. No other billing has the same invoices.
 */
export function checkBilling(checked: CheckedDocument): readonly Finding[] {
  const { billing } = checked.document
  if (billing === undefined) return []
  const { categories = [], leftOut = [], reminders = [] } = billing
  return [
    ...checkList({ pointer: '/billing/categories', items: categories }),
    ...checkList({ pointer: '/billing/leftOut', items: leftOut }),
    ...checkList({ pointer: '/billing/reminders', items: reminders }),
    ...checkCharges(checked, billing),
    ...checkSource(checked, billing),
    ...leftOut.flatMap(({ id }, i) =>
      leftOutReasons.some((reason) => reason === id)
        ? [{ pointer: `/billing/leftOut/${i}/id`, message: `"${id}" is a reason of its own; choose another id.` }]
        : [],
    ),
    ...checkReasons(billing),
    ...reminders.flatMap(({ days }, i) =>
      reminders.findIndex((other) => other.days === days) === i
        ? []
        : [{ pointer: `/billing/reminders/${i}/days`, message: 'Another reminder is sent on the same day.' }],
    ),
  ]
}

/** Of categories of the organisation, some owe each charge. */
function checkCharges({ surroundings }: CheckedDocument, { charge, categories = [] }: BillingDeclaration) {
  const items = surroundings.documents.get('lists/membership-categories')?.list?.items ?? []
  const codes = items.map(({ Code }) => String(Code))
  const owed = [...new Set(items.flatMap(({ charges }) => (isJsonArray(charges) ? charges : [])))].flatMap((one) =>
    isJsonObject(one) ? [String(one['Charge_Type'])] : [],
  )
  const known = (name: string, pointer: string): readonly Finding[] =>
    owed.includes(name)
      ? []
      : [{ pointer, message: `No membership category has the charge "${name}".`, ...mendName(name, owed) }]
  return [
    ...known(charge, '/billing/charge'),
    ...categories.flatMap(({ id, charge: other }, i): readonly Finding[] => [
      ...(codes.includes(id)
        ? []
        : [
            {
              pointer: `/billing/categories/${i}/id`,
              message: `There is no membership category "${id}".`,
              ...mendName(id, codes),
            },
          ]),
      ...(other === null ? [] : known(other, `/billing/categories/${i}/charge`)),
    ]),
  ]
}

/** Members are known as billed by what an invoice is about, so no two billings share it. */
function checkSource({ id, surroundings }: CheckedDocument, { source }: BillingDeclaration): readonly Finding[] {
  const rival = [...surroundings.documents].find(([other, { billing }]) => other !== id && billing?.source === source)
  const message = `The invoices of "${rival?.[0]}" are about "${source}" as well.`
  return rival === undefined ? [] : [{ pointer: '/billing/source', message }]
}

const text: JsonObject = { type: 'string' }

/** What is known of a member whom the billing may leave out. */
const scope: ConditionScope = {
  sources: new Map([
    [
      'profile',
      {
        schema: {
          type: 'object',
          additionalProperties: false,
          properties: {
            Status: text,
            Category: text,
            MemberNo: text,
            MemberShipType: { type: 'string', enum: ['Individual', 'Corporate'] },
            since: { type: 'string', format: 'date' },
          },
        },
      },
    ],
  ]),
}

function checkReasons(billing: BillingDeclaration): readonly Finding[] {
  const part: JsonValue = Object.fromEntries(Object.entries(billing))
  const rules = ownValue(part, 'leftOut')
  return (isJsonArray(rules) ? rules : []).flatMap((rule, i) =>
    isJsonObject(rule) ? conditionFindings(ownValue(rule, 'when'), scope, `/billing/leftOut/${i}/when`) : [],
  )
}
