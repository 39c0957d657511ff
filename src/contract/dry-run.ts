import { Type } from 'typebox'
import type { Static } from 'typebox'
import { FormIssue } from './edited-form.ts'

const Count = Type.Integer({ minimum: 0 })

/** What publishing a form does to the records that are stored. */
const FormEffects = Type.Object({
  document: Type.String(),
  title: Type.String(),
  /** `texts`: proved that it differs in texts and layout alone; `rules`: answers may be judged otherwise. */
  kind: Type.Enum(['texts', 'rules']),
  records: Count,
  incomplete: Count,
  /** Incomplete records by field. */
  incompleteBy: Type.Record(Type.String(), Count),
  /** Records of which an answer is put aside. */
  retired: Count,
  retiredBy: Type.Record(Type.String(), Count),
  /** Those who have the records that would be incomplete. */
  asked: Type.Object({
    /** Their profiles. */
    people: Count,
    /** The profiles of each membership category, by its code. */
    byCategory: Type.Record(Type.String(), Count),
    /** How many of their cases are open. */
    cases: Count,
  }),
})
export type FormEffects = Static<typeof FormEffects>

/**
 * What would follow from publishing. `green`: only texts and layout; `amber`: answers may be asked again; `red`: it
 * cannot be published (`issues`), or stored answers would not be shown any more.
 */
export const DryRun = Type.Object({
  light: Type.Enum(['green', 'amber', 'red']),
  issues: Type.Array(FormIssue),
  forms: Type.Array(FormEffects),
  /** Texts that other languages would show in English. */
  untranslated: Count,
})
export type DryRun = Static<typeof DryRun>
