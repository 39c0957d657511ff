import { formCalls } from '../../contract/form-calls.ts'
import { implement } from '../http/implement.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { Services } from '../platform/services.ts'
import { addSection } from '../publishing/add-section.ts'
import { readBelow } from '../publishing/added-sections.ts'
import { beginDryRun, followDryRun } from '../publishing/begin-dry-run.ts'
import { checkChanges } from '../publishing/check-changes.ts'
import { describeForm, listForms } from '../publishing/describe-form.ts'
import { findTexts } from '../publishing/find-texts.ts'
import { comparePublications, listPublications } from '../publishing/history.ts'
import { previewForm } from '../publishing/preview-form.ts'
import { publishForms, rollBackForms } from '../publishing/publish-forms.ts'
import { removeSection } from '../publishing/remove-section.ts'
import { discardDraft, saveDraft } from '../publishing/save-draft.ts'
import { usesOf } from '../publishing/uses-of.ts'

/** Changing forms without a developer, for those whose role allows it (ADM-05). */
export const adminFormRoutes = [
  implement(formCalls.editableForms, ({ tenant }, { database, tenants }) =>
    database.inTenant(tenant.id, (tx) => listForms(tx, tenant, tenants)),
  ),
  implement(formCalls.editedForm, ({ tenant, query: { document } }, { database, tenants }) =>
    database.inTenant(tenant.id, (tx) => describeForm(tx, tenant, tenants, document)),
  ),
  implement(formCalls.foundForms, ({ tenant, query: { words } }, { database }) =>
    database.inTenant(tenant.id, async (tx) => [...(await findTexts(tx, tenant, words))]),
  ),
  implement(formCalls.formUses, ({ tenant, query: { document } }, { database }) =>
    database.inTenant(tenant.id, (tx) => usesOf(tx, tenant, document)),
  ),
  implement(formCalls.saveFormDraft, ({ tenant, session, body }, { database, tenants, now }) => {
    return database.inTenant(tenant.id, async (tx) => {
      await saveDraft(tx, { tenant, tenants, actorId: session.user.id }, body, now())
      return describeForm(tx, tenant, tenants, body.document)
    })
  }),
  implement(formCalls.addSection, ({ tenant, session, body }, { database, tenants, now }) =>
    database.inTenant(tenant.id, async (tx) => {
      const editing = { tenant, tenants, actorId: session.user.id }
      return { document: await addSection(tx, editing, body, now()) }
    }),
  ),
  implement(formCalls.removeSection, ({ tenant, session, body }, { database, tenants, now }) =>
    database.inTenant(tenant.id, async (tx) => {
      await removeSection(tx, { tenant, actorId: session.user.id }, body, now())
      return describeForm(tx, tenant, tenants, body.document)
    }),
  ),
  implement(formCalls.discardFormDraft, ({ tenant, body }, { database, tenants }) => {
    return database.inTenant(tenant.id, async (tx) => {
      const { adding, layer } = await readBelow(tx, body.document)
      await discardDraft(tx, tenant, body)
      if (adding !== undefined && !Object.hasOwn(layer, body.document)) return null
      return describeForm(tx, tenant, tenants, body.document)
    })
  }),
  implement(formCalls.previewForm, ({ tenant, session, body }, services) =>
    previewForm(services, { tenant, actorId: session.user.id }, body),
  ),
  implement(formCalls.checkForm, ({ tenant, body }, services) => checkChanges(services, tenant, body)),
  implement(formCalls.dryRunForms, ({ tenant, session, body }, services) =>
    beginDryRun(services, { tenant, actorId: session.user.id }, body),
  ),
  implement(formCalls.followDryRun, ({ tenant, session, query: { id } }, { database, tenants }) =>
    database.inTenant(tenant.id, (tx) => followDryRun(tx, { tenant, actorId: session.user.id, tenants }, id)),
  ),
  implement(formCalls.publishForms, async ({ tenant, session, body }, services) => {
    const publisher = { tenant, actorId: session.user.id, now: services.now() }
    return inForce(services, tenant, await publishForms(services, publisher, body))
  }),
  implement(formCalls.publications, ({ tenant }, { database }) =>
    database.inTenant(tenant.id, (tx) => listPublications(tx, tenant)),
  ),
  implement(formCalls.comparePublications, ({ tenant, query: { from, to } }, { database }) => {
    const numbers = { from: Number(from), to: Number(to) }
    return database.inTenant(tenant.id, (tx) => comparePublications(tx, tenant, numbers))
  }),
  implement(formCalls.rollBackForms, async ({ tenant, session, body }, services) => {
    const publisher = { tenant, actorId: session.user.id, now: services.now() }
    return inForce(services, tenant, await rollBackForms(services, publisher, body))
  }),
]

/** Here it is in force before the response. */
async function inForce({ publications, tenants }: Services, { id }: PublishedTenant, publication: number) {
  const declared = tenants.all.find((tenant) => tenant.id === id)
  if (declared) await publications.refresh(declared)
  return { publication }
}
