import { Type } from 'typebox'
import type { Static } from 'typebox'
import { FormIssue } from './edited-form.ts'

const Count = Type.Integer({ minimum: 0 })

/** What publishing a form does to the records that are stored. */
export const StoredEffects = Type.Object({
  document: Type.String(),
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
export type StoredEffects = Static<typeof StoredEffects>

/** A checklist that is complete now and would not be. */
export const StoredReopened = Type.Object({
  /** The checklist's document. */
  document: Type.String(),
  /** For how many people. */
  people: Count,
})
export type StoredReopened = Static<typeof StoredReopened>

/** The same with the form's title in the caller's language. */
const FormEffects = Type.Object({ ...StoredEffects.properties, title: Type.String() })
export type FormEffects = Static<typeof FormEffects>

/**
 * What would follow from publishing. `green`: only texts and layout; `amber`: answers may be asked again; `red`: it
 * cannot be published (`issues`), or stored answers would not be shown any more.
 */
export const DryRun = Type.Object({
  light: Type.Enum(['green', 'amber', 'red']),
  issues: Type.Array(FormIssue),
  forms: Type.Array(FormEffects),
  /** The checklists of applicants that would reopen; with their titles in the caller's language. */
  reopened: Type.Array(Type.Object({ ...StoredReopened.properties, title: Type.String() })),
  /** Texts that other languages would show in English. */
  untranslated: Count,
  /** Whether somebody else has to publish it, who wrote nothing of it. */
  waits: Type.Optional(Type.Literal(true)),
})
export type DryRun = Static<typeof DryRun>

/** A dry run that is under way in the background: there are too many records for an answer at once. */
export const DryRunUnderWay = Type.Object({
  /** By this it is asked how far it is. */
  id: Type.String(),
  /** How many records are judged, of how many. */
  done: Count,
  of: Count,
})
export type DryRunUnderWay = Static<typeof DryRunUnderWay>

/** A dry run, or how far it is. */
export const DryRunAnswer = Type.Union([DryRun, DryRunUnderWay])
export type DryRunAnswer = Static<typeof DryRunAnswer>
