import { Type } from 'typebox'
import type { Static } from 'typebox'
import { editedKinds } from '../engine/editing/editable-parts.ts'
import type { JsonObject } from '../engine/json/json.ts'
import type { OverlayAction } from '../engine/overlay/overlay-document.ts'
import { Origin } from './value-origin.ts'
import { StaffRole } from './user.ts'

/** What a document is to those who change it. */
const Kind = Type.Enum([...editedKinds])

/** A number of a publication; 0 is the forms as shipped. */
export const Sequence = Type.Integer({ minimum: 0 })

/** One action of an overlay; its guards and its value are checked with the draft. */
export const Action = Type.Unsafe<OverlayAction>(
  Type.Object(
    { target: Type.String({ maxLength: 1000 }), description: Type.Optional(Type.String({ maxLength: 1000 })) },
    { additionalProperties: true },
  ),
)

/** Who did something, by name, and when (a date-time). */
export const Done = Type.Object({ by: Type.String(), at: Type.String() })

const DraftState = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  ...Done.properties,
  /** Whether something else was published for the form after the draft was begun. */
  outdated: Type.Boolean(),
})

/** Of a section that administrators made: whether members have it already. */
const Own = Type.Enum(['new', 'published'])

/** A form, or another declared document, that may be changed, as the list shows it. */
export const EditableForm = Type.Object({
  document: Type.String(),
  title: Type.String(),
  kind: Kind,
  own: Type.Optional(Own),
  /** How many actions are published, without the one that adds a section. */
  changes: Type.Integer({ minimum: 0 }),
  draft: Type.Union([DraftState, Type.Null()]),
  /** Whether what is published of it does not fit this release: it is in force on the release of before. */
  unfit: Type.Boolean(),
  /** How many decisions its draft still needs; where it has no draft, what is published of it. */
  open: Type.Integer({ minimum: 0 }),
})
export type EditableForm = Static<typeof EditableForm>

/** Actions that were published, and by which publication each. */
const PublishedAction = Type.Object({ action: Action, publication: Sequence, ...Done.properties })
export type PublishedAction = Static<typeof PublishedAction>

/** Translations of a document into a language by the layers below, each as in its file, in increasing priority. */
const DeclaredTranslations = Type.Object({
  language: Type.String(),
  layers: Type.Array(Type.Unsafe<JsonObject>(Type.Object({}, { additionalProperties: true }))),
})

/** A form to be changed. */
export const EditedForm = Type.Object({
  document: Type.String(),
  title: Type.String(),
  kind: Kind,
  /** `inherited` is then the section as it was made. */
  own: Type.Optional(Own),
  /** Whether the draft takes a section of their own away. */
  removed: Type.Optional(Type.Boolean()),
  /** Whether a form has the fields that a call knows: the answers of another would be kept nowhere. */
  fixed: Type.Optional(Type.Boolean()),
  /** The publication in force. */
  publication: Sequence,
  /** The document below the published layer: `schema`, `ui`, and the rest. */
  inherited: Type.Object({}, { additionalProperties: true }),
  /** A few made-up records of the form, for a preview of its table. */
  samples: Type.Array(Type.Object({}, { additionalProperties: true })),
  /** Of a theme: the files that it may name, by their paths in the organisation's folder. */
  files: Type.Optional(Type.Array(Type.String())),
  /** Of a theme: pictures that were uploaded lately, by their paths, with the names of what was uploaded. */
  uploads: Type.Optional(Type.Array(Type.Object({ path: Type.String(), name: Type.String() }))),
  /** Of a case type: the organisation's roles, which may take transitions. */
  roles: Type.Optional(Type.Array(StaffRole)),
  /** What the layers below changed. */
  origins: Type.Array(Origin),
  /** The organisation's languages besides English, and what the layers below translate. */
  translations: Type.Array(DeclaredTranslations),
  published: Type.Array(PublishedAction),
  draft: Type.Union([
    Type.Object({
      ...DraftState.properties,
      actions: Type.Array(Action),
      /** What was published when an outdated draft was begun, with which what is published now is merged. */
      base: Type.Optional(Type.Array(Action)),
    }),
    Type.Null(),
  ]),
})
export type EditedForm = Static<typeof EditedForm>

/** A draft at a revision, so that nobody publishes or discards what they have not seen. */
export const NamedDraft = Type.Object(
  { document: Type.String({ maxLength: 100 }), revision: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
)
export type NamedDraft = Static<typeof NamedDraft>

export const DraftsBody = Type.Object(
  { publication: Sequence, drafts: Type.Array(NamedDraft, { minItems: 1, maxItems: 100 }) },
  { additionalProperties: false },
)
export type DraftsBody = Static<typeof DraftsBody>

export const SaveDraftBody = Type.Object(
  {
    document: Type.String({ maxLength: 100 }),
    /** Of the draft that it replaces; 0 when there was none. */
    revision: Type.Integer({ minimum: 0 }),
    publication: Sequence,
    actions: Type.Array(Action, { maxItems: 1000 }),
  },
  { additionalProperties: false },
)
export type SaveDraftBody = Static<typeof SaveDraftBody>

/** What is wrong with a draft, in words of the check, which are English. */
export const FormIssue = Type.Object({
  /** The document, or empty for an issue elsewhere. */
  document: Type.String(),
  /** Into the overlay of the document, e.g. `/actions/3/update/title`; else into the file. */
  pointer: Type.String(),
  /** Not `message`, which is the catalogue's in every response. */
  text: Type.String(),
})
export type FormIssue = Static<typeof FormIssue>

/** What may be changed, and what the check found when a new release was merged with what is published. */
export const EditableForms = Type.Object({
  publication: Sequence,
  forms: Type.Array(EditableForm),
  /** Without those that are decisions on a form. */
  issues: Type.Array(FormIssue),
})
export type EditableForms = Static<typeof EditableForms>

export const PreviewBody = Type.Object(
  { document: Type.String({ maxLength: 100 }), actions: Type.Array(Action, { maxItems: 1000 }) },
  { additionalProperties: false },
)
export type PreviewBody = Static<typeof PreviewBody>

/** What the check finds wrong with an edited document, of the whole organisation as it would be. */
export const CheckedForm = Type.Object({ issues: Type.Array(FormIssue) })

/** The code by which an edited form judges answers. */
export const FormPreview = Type.Object({
  /** Its path; it is there until the same administrator asks for another. Null when the form cannot judge answers. */
  code: Type.Union([Type.String(), Type.Null()]),
  /** Why it cannot, in words of the compiler, which are English. */
  problem: Type.Union([Type.String(), Type.Null()]),
})
export type FormPreview = Static<typeof FormPreview>

export const PublishBody = Type.Object(
  { ...DraftsBody.properties, reason: Type.String({ minLength: 1, maxLength: 500 }) },
  { additionalProperties: false },
)
export type PublishBody = Static<typeof PublishBody>

export const RollBackBody = Type.Object(
  { publication: Sequence, to: Sequence, reason: Type.String({ minLength: 1, maxLength: 500 }) },
  { additionalProperties: false },
)
export type RollBackBody = Static<typeof RollBackBody>

/** A place that refers to a document, or to something in it. */
export const DocumentUse = Type.Object({
  /** The field, message, charge or document that it refers to; empty for the whole document. */
  of: Type.String(),
  /** The document that refers to it, and what that is called. */
  document: Type.String(),
  title: Type.String(),
  /** Where, in the composed document. */
  pointer: Type.String(),
  /** Whether it has an editor. */
  editable: Type.Boolean(),
})
export type DocumentUse = Static<typeof DocumentUse>

/** The publication that is in force now. */
export const InForce = Type.Object({ publication: Sequence })
