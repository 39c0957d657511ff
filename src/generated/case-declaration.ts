// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

/**
 * A literal, "=fact", a list (the first value that is not empty), or one of the forms below.
 */
export type DeclaredValue =
  | DeclaredValue[]
  | (
      | (SectionValue | (ListValue | (DateValue | (SeriesValue | (MaskedValue | DeclaredCondition)))))
      | (string | number | boolean | null)
    )
/**
 * When something is shown, enabled or required: a closed tree of tests of named values.
 */
export type DeclaredCondition = DeclaredTest | DeclaredGroup
export type DeclaredGroup =
  | {
      /**
       * Every one of these holds.
       */
      readonly all: readonly DeclaredCondition[]
    }
  | {
      /**
       * At least one of these holds.
       */
      readonly any: readonly DeclaredCondition[]
    }
  | {
      /**
       * None of these holds.
       */
      readonly none: readonly DeclaredCondition[]
    }
/**
 * When an item passes: a closed tree of tests of stored records and of named values. Example: at least one record of “sections/contacts”.
 */
export type DeclaredRule = DeclaredRecordsTest | (DeclaredRuleGroup | DeclaredTest)
export type DeclaredRuleGroup =
  | {
      /**
       * Every one of these holds.
       *
       * @minItems 1
       */
      readonly all: readonly DeclaredRule[]
    }
  | {
      /**
       * At least one of these holds.
       *
       * @minItems 1
       */
      readonly any: readonly DeclaredRule[]
    }
  | {
      /**
       * None of these holds.
       *
       * @minItems 1
       */
      readonly none: readonly DeclaredRule[]
    }
export type DeclaredAssurance = ConsentAssurance | ProofAssurance
export type DeclaredEffect =
  | FreezeEffect
  | BillEffect
  | CreditEffect
  | WriteEffect
  | AwardEffect
  | IssueEffect
  | NotifyEffect
  | StartEffect
  | MoveEffect

/**
 * case.json: what people ask for, the states that a request may be in, who may move it, and what follows.
 */
export type CaseDeclaration = {
  /**
   * The number of a case, taken when it starts.
   */
  readonly number: SeriesValue
  readonly unique?: readonly UniqueKey[]
  readonly relations?: readonly DeclaredRelation[]
  readonly pool?: DeclaredPool
  readonly charges?: readonly DeclaredCharge[]
  readonly checklists?: readonly CaseChecklist[]
  /**
   * @minItems 1
   */
  readonly states: readonly DeclaredState[]
  /**
   * @minItems 1
   */
  readonly transitions: readonly DeclaredTransition[]
  readonly reviews?: readonly DeclaredReview[]
  readonly timers?: readonly DeclaredTimer[]
  readonly documents?: readonly CaseDocument[]
  readonly messages?: readonly DeclaredMessage[]
  readonly access?: readonly DeclaredAccess[]
  readonly wire?: DeclaredWire
}
/**
 * The next number of a series. A number that is already there is kept.
 */
export type SeriesValue = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly series: string
  /**
   * {sequence:5} is the number with at least five digits; {year} and the last part of any name in per are replaced too.
   */
  readonly format: string
  /**
   * What has a series of its own: year, and facts.
   *
   * @minItems 1
   */
  readonly per?: readonly string[]
}
/**
 * Values that no two cases of the type may share.
 */
export type UniqueKey = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly id: string
  /**
   * owner, and facts. A case that repeats another is refused at the last of the owner’s answers among them.
   *
   * @minItems 1
   */
  readonly of: readonly string[]
  /**
   * States in which a case does not count.
   *
   * @minItems 1
   *
   * Items: A stable id, in kebab-case, never reused.
   */
  readonly notIn?: readonly string[]
  /**
   * The reason for the refusal.
   */
  readonly message: string
}
/**
 * Something that the case refers to.
 */
export type DeclaredRelation = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly id: string
  readonly to: string
  /**
   * The organisation keeps it, as answers of the form: related.<id> is that one record, fixed when the case starts.
   */
  readonly keptBy?: 'organisation'
  readonly of?: 'owner'
  /**
   * What names it.
   */
  readonly by?: DeclaredValue
  /**
   * Which of them; the fields of a case are record.case.… and record.answers.….
   */
  readonly where?: DeclaredCondition
}
/**
 * A field of the first record of a section.
 */
export type SectionValue = {
  /**
   * The section.
   */
  readonly section: string
  readonly where?: DeclaredCondition
  /**
   * Dotted below a field: of a list, the values of its items.
   */
  readonly field: string
  /**
   * Of a full name: its last word, the surname; or the words before it.
   */
  readonly words?: 'last' | 'others'
}
export type DeclaredTest = {
  /**
   * A dotted path whose first part is its source.
   */
  readonly value: string
  /**
   * The same value.
   */
  readonly equals?: JsonValue
  /**
   * Another value, or none.
   */
  readonly notEquals?: JsonValue
  readonly in?: readonly JsonValue[]
  readonly notIn?: readonly JsonValue[]
  /**
   * true: absent, null, empty text, list or object. false: none of these.
   */
  readonly empty?: boolean
  /**
   * A larger number.
   */
  readonly greaterThan?: JsonValue
  /**
   * This number or a larger one.
   */
  readonly atLeast?: JsonValue
  /**
   * A smaller number.
   */
  readonly lessThan?: JsonValue
  /**
   * This number or a smaller one.
   */
  readonly atMost?: JsonValue
  /**
   * An earlier date.
   */
  readonly before?: JsonValue
  /**
   * A later date.
   */
  readonly after?: JsonValue
  /**
   * The list holds it.
   */
  readonly contains?: JsonValue
}
/**
 * A field, or the amount of a charge, of an item of a list; of several keys, the values of each.
 */
export type ListValue = {
  readonly list: string
  readonly key: DeclaredValue
  readonly field?: string
  /**
   * Its Charge_Type.
   */
  readonly charge?: string
}
/**
 * A date, moved.
 */
export type DateValue = {
  /**
   * today, or another date.
   */
  readonly date: string
  readonly plus?: string
  /**
   * The last day of the organisation's year, or of the month.
   */
  readonly end?: 'year' | 'month'
}
/**
 * A number of which the middle is hidden: what identifies somebody.
 */
export type MaskedValue = {
  /**
   * The fact that has it.
   */
  readonly masked: string
}
/**
 * Places of something that the organisation keeps. No more are taken than there are; who waits gets one in the order of waiting.
 */
export type DeclaredPool = {
  /**
   * The relation to what has the places.
   */
  readonly of: string
  /**
   * How many there are; without a value, as many as are asked for. A lower one takes no place from anybody.
   */
  readonly limit: DeclaredValue
  /**
   * How many a case takes, from when it has or waits for them; one unless given.
   */
  readonly takes?: DeclaredValue
  /**
   * The states in which a case has its places. It waits in those that the event place leads out of.
   *
   * @minItems 1
   *
   * Items: A stable id, in kebab-case, never reused.
   */
  readonly in: readonly string[]
  /**
   * Why there is no place; {name} is replaced by an answer, or by a member of the fact pool.
   */
  readonly message: string
}
/**
 * What the case costs.
 */
export type DeclaredCharge = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly id: string
  /**
   * The item that an added one follows; null: first.
   */
  readonly after?: string | null
  /**
   * As payers read it. Example: “Upgrade to Corporate member”.
   */
  readonly description: string
  /**
   * Integer cents; an amount from a list, or of what the organisation keeps, is in units of the currency. Example: 250000 for 2,500.00.
   */
  readonly amount?: DeclaredValue
  readonly percent?: ChargePercent
  /**
   * Of whom it is asked. Example: “type is FIRM”, for firms alone.
   */
  readonly when?: DeclaredRule
  /**
   * How long after billing it is due. Example: “P30D” for 30 days.
   */
  readonly due?: string
  /**
   * How many times the amount is asked; once unless given. Example: “=answers.tickets”, for a price of each ticket.
   */
  readonly times?: DeclaredValue
  /**
   * The rate of the VAT that the amount includes, in percent; by default none. Example: 16.
   */
  readonly vat?: number
  /**
   * Where payers go after paying. Example: “/cases/upgrade/{number}/documents/report”.
   */
  readonly then?: string
}
/**
 * A part of another charge.
 */
export type ChargePercent = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly of: string
  readonly rate: number
}
export type DeclaredRecordsTest = {
  /**
   * The section whose records are counted.
   */
  readonly section: string
  /**
   * Which of them count; a record's fields are record.<field>.
   */
  readonly where?: DeclaredCondition
  /**
   * Lists inside the record that have to have enough rows.
   *
   * @minItems 1
   */
  readonly containing?: readonly DeclaredRowsTest[]
  /**
   * Fields that identify what is counted, by the first that is answered: the same answer counts once.
   */
  readonly distinct?: readonly string[]
  /**
   * Adds up this field of the records instead of counting them.
   */
  readonly sum?: string
  /**
   * 1 when neither limit is given.
   */
  readonly atLeast?: number
  readonly atMost?: number
  /**
   * false: also records count that no longer satisfy the form as it now is.
   */
  readonly current?: boolean
}
export type DeclaredRowsTest = {
  /**
   * The field with the list.
   */
  readonly list: string
  /**
   * Which rows count; a row's fields are row.<field>.
   */
  readonly where?: DeclaredCondition
  /**
   * @minItems 1
   */
  readonly distinct?: readonly string[]
  readonly atLeast?: number
  readonly atMost?: number
}
/**
 * A checklist whose result is a fact: one document, or the one for a type and category.
 */
export type CaseChecklist = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly id: string
  /**
   * The document.
   */
  readonly checklist?: string
  readonly type?: DeclaredValue
  readonly category?: DeclaredValue
}
/**
 * A state: what was decided.
 */
export type DeclaredState = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly id: string
  /**
   * The item that an added one follows; null: first.
   */
  readonly after?: string | null
  readonly title: string
  /**
   * Its name on the wire, which never changes with the title; the title unless given.
   */
  readonly wire?: string
  /**
   * What the owner reads instead of the title. Example: “Being looked at”.
   */
  readonly shownAs?: string
  /**
   * What the owner reads in it where the portal would say that staff act next or that it is finished, e.g. “Your place is booked.” Example: “The committee meets on the first Monday of a month.”
   */
  readonly note?: string
  /**
   * Unless given, by its name on the wire: Open green, Closed red, Billed blue, Cancelled purple, any other orange. Example: “success”.
   */
  readonly color?: 'default' | 'info' | 'success' | 'warning' | 'error' | 'purple'
  /**
   * The owner may save answers in it.
   */
  readonly editable?: true
  /**
   * Nothing leaves it.
   */
  readonly final?: true
}
/**
 * A way from one state to another.
 */
export type DeclaredTransition = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly id: string
  /**
   * The item that an added one follows; null: first.
   */
  readonly after?: string | null
  /**
   * The label of its button. Example: “Reject”.
   */
  readonly title: string
  /**
   * Other labels, by state. Example: under “returned”: “Submit again”.
   */
  readonly titles?: {
    [k: string]: string
  }
  /**
   * States; start is the beginning.
   *
   * @minItems 1
   *
   * Items: A stable id, in kebab-case, never reused.
   */
  readonly from: readonly string[]
  /**
   * A state; same stays.
   */
  readonly to: string
  /**
   * owner, assignee, system, relations to people, roles.
   *
   * @minItems 1
   *
   * Items: A stable id, in kebab-case, never reused.
   */
  readonly by: readonly string[]
  /**
   * Transitions and reviews whose actors may not, since the last entry by the owner.
   *
   * @minItems 1
   *
   * Items: A stable id, in kebab-case, never reused.
   */
  readonly notBy?: readonly string[]
  /**
   * Events on which the system takes it.
   *
   * @minItems 1
   */
  readonly on?: readonly string[]
  /**
   * Whether it is there at all.
   */
  readonly when?: DeclaredRule
  readonly guard?: readonly DeclaredGuard[]
  /**
   * Staff may take it while a question is open.
   */
  readonly whileAsked?: true
  readonly confirm?: ConfirmText
  /**
   * In the order in which they are given.
   */
  readonly assure?: readonly DeclaredAssurance[]
  /**
   * The form of its input.
   */
  readonly asks?: string
  /**
   * Shown afterwards. Example: “The application was rejected.”
   */
  readonly done?: string
  /**
   * Where the actor goes afterwards; {number} is the case's.
   */
  readonly then?: string
  /**
   * It may be taken for many cases at once.
   */
  readonly bulk?: true
  readonly effects?: readonly DeclaredEffect[]
}
/**
 * What has to hold; all guards that fail are reported.
 */
export type DeclaredGuard = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly id: string
  /**
   * The item that an added one follows; null: first.
   */
  readonly after?: string | null
  readonly needs: DeclaredRule
  /**
   * Why it is closed; {name} is replaced by an answer, or by a member of the fact that failed. Example: “Pay invoice {number} first.”
   */
  readonly message: string
  /**
   * Where to mend it: checklist, pay, or a path of the portal.
   */
  readonly mend?: string
}
/**
 * Asked before it is taken. Example: “The member is informed at once. Reject the application?”
 */
export type ConfirmText = {
  readonly title: string
  readonly text: string
}
/**
 * A text that the actor accepts.
 */
export type ConsentAssurance = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly id: string
  /**
   * The item that an added one follows; null: first.
   */
  readonly after?: string | null
  readonly kind: 'consent'
  readonly title?: string
  /**
   * The text, or the item of a list that has it.
   */
  readonly text: ListedText | string
  /**
   * The label of the box to tick.
   */
  readonly accept?: string
}
/**
 * An item of a list.
 */
export type ListedText = {
  readonly list: string
  readonly key: string
}
/**
 * A signature, or a one-time code.
 */
export type ProofAssurance = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly id: string
  /**
   * The item that an added one follows; null: first.
   */
  readonly after?: string | null
  readonly kind: 'signature' | 'one-time-code'
}
/**
 * Keeps the answers, the records that rules and documents read, and the assurances, as they are now.
 */
export type FreezeEffect = {
  readonly effect: 'freeze'
  /**
   * Without it, always.
   */
  readonly when?: DeclaredRule
}
/**
 * Bills charges as one invoice, each at most once for a case.
 */
export type BillEffect = {
  readonly effect: 'bill'
  /**
   * Charges of this case type.
   *
   * @minItems 1
   *
   * Items: A stable id, in kebab-case, never reused.
   */
  readonly charges: readonly string[]
  readonly when?: DeclaredRule
}
/**
 * Credits a part of a billed charge.
 */
export type CreditEffect = {
  readonly effect: 'credit'
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly charge: string
  /**
   * 100 unless given.
   */
  readonly percent?: number
  readonly when?: DeclaredRule
}
/**
 * Writes answers of the case, of the profile, or of the owner's record in a section.
 */
export type WriteEffect = {
  readonly effect: 'write'
  readonly to: string
  /**
   * In a section: the record to change; without one that matches, a record is added.
   */
  readonly where?: DeclaredCondition
  /**
   * By field.
   */
  readonly values: {
    [k: string]: DeclaredValue
  }
  readonly when?: DeclaredRule
}
/**
 * Awards points of continuing development to the owner, who has a member number then. The same points are awarded once.
 */
export type AwardEffect = {
  readonly effect: 'award'
  /**
   * By field of forms/cpd-award, but for the member's number.
   */
  readonly values: {
    [k: string]: DeclaredValue
  }
  readonly when?: DeclaredRule
}
/**
 * Issues a document of this case type.
 */
export type IssueEffect = {
  readonly effect: 'issue'
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly document: string
  readonly when?: DeclaredRule
}
/**
 * Sends a message of this case type.
 */
export type NotifyEffect = {
  readonly effect: 'notify'
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly message: string
  /**
   * owner, assignee, relations to people, roles.
   *
   * @minItems 1
   *
   * Items: A stable id, in kebab-case, never reused.
   */
  readonly to: readonly string[]
  readonly when?: DeclaredRule
}
/**
 * Starts a case of another type for the owner.
 */
export type StartEffect = {
  readonly effect: 'start'
  /**
   * The case type.
   */
  readonly case: string
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly transition: string
  /**
   * Its answers.
   */
  readonly values?: {
    [k: string]: DeclaredValue
  }
  readonly when?: DeclaredRule
}
/**
 * Takes a transition of the related cases. One that is in another state is left; a guard that fails refuses the whole.
 */
export type MoveEffect = {
  readonly effect: 'move'
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly relation: string
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly transition: string
  /**
   * What the transition asks.
   */
  readonly input?: {
    [k: string]: DeclaredValue
  }
  readonly when?: DeclaredRule
}
/**
 * An opinion, for or against, of one person, once in each visit of a state.
 */
export type DeclaredReview = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly id: string
  /**
   * The item that an added one follows; null: first.
   */
  readonly after?: string | null
  readonly title: string
  /**
   * States.
   *
   * @minItems 1
   *
   * Items: A stable id, in kebab-case, never reused.
   */
  readonly in: readonly string[]
  /**
   * Roles.
   *
   * @minItems 1
   *
   * Items: A stable id, in kebab-case, never reused.
   */
  readonly by: readonly string[]
  /**
   * As in transitions.
   *
   * @minItems 1
   *
   * Items: A stable id, in kebab-case, never reused.
   */
  readonly notBy?: readonly string[]
  /**
   * The form of the opinion.
   */
  readonly asks?: string
  /**
   * The owner sees it.
   */
  readonly shown?: true
}
/**
 * Days that count from entering states, from a transition, or from a date.
 */
export type DeclaredTimer = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly id: string
  /**
   * The item that an added one follows; null: first.
   */
  readonly after?: string | null
  /**
   * From entering one of these states, and only in them.
   *
   * @minItems 1
   *
   * Items: A stable id, in kebab-case, never reused.
   */
  readonly in?: readonly string[]
  /**
   * From this transition.
   */
  readonly since?: string
  /**
   * From this fact.
   */
  readonly date?: string
  /**
   * It is shown as the deadline of the case.
   */
  readonly due?: true
  /**
   * @minItems 1
   */
  readonly steps: readonly TimerStep[]
}
/**
 * A day of the timer.
 */
export type TimerStep = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly id: string
  /**
   * Before a date it is negative. Example: “-P14D” for 14 days before.
   */
  readonly at: string
  readonly effects?: readonly DeclaredEffect[]
}
/**
 * A document of the case.
 */
export type CaseDocument = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly id: string
  /**
   * The item that an added one follows; null: first.
   */
  readonly after?: string | null
  /**
   * A text, or =settings.… for a caption of the organisation. Example: “=settings.acceptance_letter_caption”.
   */
  readonly title: string
  /**
   * The document template.
   */
  readonly document: string
  /**
   * What its file is called when it is saved, before the date; unless given, the number of the case and the id.
   */
  readonly file?: string
  /**
   * Issued by an effect and kept; otherwise drawn from the frozen data each time.
   */
  readonly issued?: true
  /**
   * Issuing it replaces the owner's earlier ones of the same template.
   */
  readonly replaces?: true
  /**
   * The transition that staff take who are shown the code of an issued document, e.g. at a door.
   */
  readonly scan?: string
  /**
   * The fields of the case that they read with it. Example: “title” and “tickets”.
   *
   * @minItems 1
   */
  readonly shows?: readonly string[]
  /**
   * The number of an issued document; unless given, the case's with a count, as in APP-000107/1.
   */
  readonly number?: SeriesValue
  /**
   * The last day on which it holds.
   */
  readonly until?: DeclaredValue
  /**
   * When it may be opened.
   */
  readonly when?: DeclaredRule
  readonly status?: readonly DocumentStatus[]
}
/**
 * A state of an issued document while a condition holds.
 */
export type DocumentStatus = {
  readonly is: 'suspended' | 'revoked'
  readonly when: DeclaredRule
}
/**
 * A message to people; {case.number} and other facts in braces are replaced.
 */
export type DeclaredMessage = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly id: string
  /**
   * The item that an added one follows; null: first.
   */
  readonly after?: string | null
  readonly subject: string
  readonly text: string
}
/**
 * What a role or relation sees, beyond or below what its transitions and reviews give it.
 */
export type DeclaredAccess = {
  /**
   * Roles, assignee, relations.
   *
   * @minItems 1
   *
   * Items: A stable id, in kebab-case, never reused.
   */
  readonly who: readonly string[]
  /**
   * States.
   *
   * @minItems 1
   *
   * Items: A stable id, in kebab-case, never reused.
   */
  readonly in?: readonly string[]
  /**
   * Only these answers.
   *
   * @minItems 1
   */
  readonly fields?: readonly string[]
  /**
   * All answers but these.
   *
   * @minItems 1
   */
  readonly except?: readonly string[]
  /**
   * Only these documents.
   *
   * @minItems 0
   *
   * Items: A stable id, in kebab-case, never reused.
   */
  readonly documents?: readonly string[]
  readonly history?: boolean
}
/**
 * The names of the specification.
 */
export type DeclaredWire = {
  readonly fields?: {
    [k: string]: DeclaredValue
  }
  readonly calls?: readonly WireCall[]
}
/**
 * A call of the specification.
 */
export type WireCall = {
  /**
   * A stable id, in kebab-case, never reused.
   */
  readonly id: string
  readonly call: string
  /**
   * list, show, save, preset, plans, checklist:<id>, document:<id>, or a transition.
   */
  readonly does: string
  /**
   * Which of the caller’s cases: the newest, the newest whose document holds today (holding; of a call that returns a document), or the one that is named. Example: “newest”.
   */
  readonly case?: string
  readonly as?: 'list'
  /**
   * The field of the body that names the profile for which staff call it: list, or a transition from the start.
   */
  readonly for?: string
  /**
   * What the caller's role has to allow, where it is for somebody else.
   */
  right?:
    | 'profiles'
    | 'messages'
    | 'jobs'
    | 'act-as'
    | 'documents'
    | 'settings'
    | 'forms'
    | 'users'
    | 'members'
    | 'finance'
    | 'reports'
    | 'staff'
    | 'audit'
  /**
   * Fields that are never read.
   */
  readonly ignores?: readonly string[]
}
