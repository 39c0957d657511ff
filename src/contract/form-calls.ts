import { Type } from 'typebox'
import { defineCall } from './define-call.ts'
import { DryRunAnswer } from './dry-run.ts'
import {
  CheckedForm,
  DocumentUse,
  DraftsBody,
  EditableForms,
  EditedForm,
  FormPreview,
  InForce,
  NamedDraft,
  PreviewBody,
  PublishBody,
  RollBackBody,
  SaveDraftBody,
} from './edited-form.ts'
import { FoundTexts } from './found-texts.ts'
import { AddedDocument, AddSectionBody } from './new-section.ts'
import { Publication, PublicationDifference } from './publication.ts'

const common = { session: 'required', right: 'forms', tag: 'Administration' } as const
const checked = ['forbidden', 'not-found', 'stale', 'conflict', 'invalid', 'forms-busy'] as const

/** Changing forms without a developer, for those whose role allows it (ADM-05, ADM-06, ADM-12, ADM-13). */
export const formCalls = {
  editableForms: defineCall({
    ...common,
    method: 'GET',
    path: 'admin/forms',
    summary: 'The forms that may be changed, each with its state',
    response: EditableForms,
    refusals: ['forbidden'],
  }),
  editedForm: defineCall({
    ...common,
    method: 'GET',
    path: 'admin/forms/form',
    summary: 'A form with what each layer sets, and its draft',
    query: Type.Object({ document: Type.String({ maxLength: 100 }) }, { additionalProperties: false }),
    response: EditedForm,
    refusals: ['forbidden', 'not-found'],
  }),
  formUses: defineCall({
    ...common,
    method: 'GET',
    path: 'admin/forms/uses',
    summary: 'Every place in what is in force that refers to a document, or to something in it',
    query: Type.Object({ document: Type.String({ maxLength: 100 }) }, { additionalProperties: false }),
    response: Type.Array(DocumentUse),
    refusals: ['forbidden', 'not-found'],
  }),
  foundForms: defineCall({
    ...common,
    method: 'GET',
    path: 'admin/forms/search',
    summary: 'The documents in force, of those that may be changed, in which people read some words',
    query: Type.Object({ words: Type.String({ minLength: 2, maxLength: 100 }) }, { additionalProperties: false }),
    response: Type.Array(FoundTexts),
    refusals: ['forbidden'],
  }),
  saveFormDraft: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/forms/draft',
    summary: 'Save the draft of a form; it changes nothing that members see',
    body: SaveDraftBody,
    response: EditedForm,
    refusals: ['forbidden', 'not-found', 'stale', 'invalid'],
  }),
  addSection: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/forms/sections',
    summary: "Make a section of the organisation's own, as a draft; members have it once that is published",
    body: AddSectionBody,
    response: AddedDocument,
    refusals: ['forbidden', 'conflict'],
  }),
  discardFormDraft: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/forms/discard',
    summary: 'Discard the draft of a form; null when it was a section that was never published',
    body: NamedDraft,
    response: Type.Union([EditedForm, Type.Null()]),
    refusals: ['forbidden', 'not-found', 'stale'],
  }),
  previewForm: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/forms/preview',
    summary: 'The code by which a form with these changes judges answers; nothing of the form is stored',
    body: PreviewBody,
    response: FormPreview,
    refusals: ['forbidden', 'not-found', 'invalid', 'forms-busy'],
  }),
  checkForm: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/forms/check',
    summary: 'What the check finds wrong with the organisation as it would be with these changes; nothing is stored',
    body: PreviewBody,
    response: CheckedForm,
    refusals: ['forbidden', 'not-found', 'invalid', 'forms-busy'],
  }),
  dryRunForms: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/forms/dry-run',
    summary:
      'What would follow from publishing drafts; it changes nothing. With many records it goes on in the background',
    body: DraftsBody,
    response: DryRunAnswer,
    refusals: checked,
  }),
  followDryRun: defineCall({
    ...common,
    method: 'GET',
    path: 'admin/forms/dry-run',
    summary: 'How far a dry run in the background is, then what it found; refused when its drafts have changed',
    query: Type.Object({ id: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }, { additionalProperties: false }),
    response: DryRunAnswer,
    refusals: ['forbidden', 'not-found', 'stale', 'conflict'],
  }),
  publishForms: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/forms/publish',
    summary: 'Publish drafts: within two seconds every server has them in force',
    body: PublishBody,
    response: InForce,
    refusals: checked,
  }),
  publications: defineCall({
    ...common,
    method: 'GET',
    path: 'admin/forms/history',
    summary: 'What was published, the newest first',
    response: Type.Array(Publication),
    refusals: ['forbidden'],
  }),
  comparePublications: defineCall({
    ...common,
    method: 'GET',
    path: 'admin/forms/comparison',
    summary: 'How two publications differ',
    query: Type.Object(
      { from: Type.String({ pattern: '^[0-9]{1,9}$' }), to: Type.String({ pattern: '^[0-9]{1,9}$' }) },
      { additionalProperties: false },
    ),
    response: Type.Array(PublicationDifference),
    refusals: ['forbidden', 'not-found'],
  }),
  rollBackForms: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/forms/roll-back',
    summary: 'Publish again what an earlier publication had',
    body: RollBackBody,
    response: InForce,
    refusals: checked,
  }),
}
