import type { FormSchema } from '../document/document.ts'
import { isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** The register's data about a member; contact details are masked, so that only the member can recognise them. */
export type RegisterValue = 'name' | 'masked-email' | 'masked-phone'

/** A field for a member's number, as its `inRegister` declares it. */
export interface RegisterField {
  readonly name: string
  /** The fields beside it that the register fills. */
  readonly fills: readonly (readonly [field: string, value: RegisterValue])[]
  /** The field where the server records which member it found. */
  readonly standing: string | undefined
  readonly notSelf: boolean
  readonly once: boolean
  /** The answer that says that a person is not in the register. */
  readonly outsider: OutsiderAnswer | undefined
}

export interface OutsiderAnswer {
  readonly field: string
  readonly equals: JsonValue
}

/** The fields of a form's root for members' numbers. */
export function registerFields(schema: FormSchema | undefined): readonly RegisterField[] {
  return Object.entries(objectAt(schema, 'properties')).flatMap(([name, field]) => {
    const declared = isJsonObject(field) ? ownValue(field, 'inRegister') : undefined
    return isJsonObject(declared) ? [readField(name, declared)] : []
  })
}

/** The field for the person's e-mail address, if there is one. */
export const emailField = ({ fills }: RegisterField): string | undefined =>
  fills.find(([, value]) => value === 'masked-email')?.[0]

function readField(name: string, declared: JsonObject): RegisterField {
  return {
    name,
    fills: Object.entries(objectAt(declared, 'fills')).flatMap(([field, value]) =>
      isRegisterValue(value) ? [[field, value] as const] : [],
    ),
    standing: textOr(ownValue(declared, 'standing')),
    notSelf: ownValue(declared, 'notSelf') === true,
    once: ownValue(declared, 'once') === true,
    outsider: outsiderOr(ownValue(declared, 'outsider')),
  }
}

const isRegisterValue = (value: JsonValue | undefined): value is RegisterValue =>
  value === 'name' || value === 'masked-email' || value === 'masked-phone'

function outsiderOr(declared: JsonValue | undefined): OutsiderAnswer | undefined {
  if (!isJsonObject(declared)) return undefined
  const { field, equals } = declared
  return typeof field === 'string' && equals !== undefined ? { field, equals } : undefined
}

const textOr = (value: JsonValue | undefined): string | undefined => (typeof value === 'string' ? value : undefined)
