import validator from 'virtual:measured-validator/50'
import type { CollectionPageDefinition as CollectionDefinition } from '../../../../src/engine/document/collection-page.ts'
import { completeForm } from '../../../../src/engine/validation/compiled-form.ts'
import { toValidator } from '../../../../src/engine/validation/to-validator.ts'
import { CollectionPage } from '../../../../src/renderer/pages/CollectionPage.tsx'
import { TextsProvider } from '../../../../src/renderer/texts/TextsProvider.tsx'
import texts from '../../../../schemas/messages/en.json'
import { declaredDocument, measuredAnswers, measuredFields } from '../measured-form.ts'
import { show } from './show.tsx'

/** As many records as the page's address asks for, e.g. `?records=1000`. */
const count = Number(new URLSearchParams(location.search).get('records'))
const fields = measuredFields(50)
const form = completeForm({
  id: 'forms/measured',
  hash: '',
  document: declaredDocument(fields),
  validator: toValidator(validator),
})
const context = { today: '2026-01-15', lists: { has: () => undefined, items: () => [] } }
const answers = measuredAnswers(fields)
const records = Array.from({ length: count }, (_, index) => ({
  ...answers,
  EntryNo: index + 1,
  field0: `Record ${index + 1}`,
  field1: (index * 7919) % 1000,
}))

const page: CollectionDefinition = {
  kind: 'collection',
  title: 'Records',
  calls: { list: 'records' },
  columns: [
    { id: 'name', title: 'Name', field: 'field0' },
    { id: 'figure', title: 'Figure', field: 'field1', format: 'number' },
    { id: 'mail', title: 'E-mail', field: 'field2' },
    { id: 'day', title: 'Day', field: 'field3', format: 'date' },
    { id: 'town', title: 'Town', field: 'field4', format: 'choice' },
    { id: 'flag', title: 'Flag', field: 'field5', format: 'yes-no' },
  ],
  actions: [
    { id: 'add', kind: 'add', title: 'Add record' },
    { id: 'edit', kind: 'edit', title: 'Edit' },
    { id: 'remove', kind: 'remove', title: 'Delete' },
  ],
  dialog: { width: 640, add: 'Add record', edit: 'Edit record' },
  empty: 'No records',
}

show(
  <TextsProvider texts={texts} language="en">
    <CollectionPage
      {...{ form, page, context, records }}
      onSave={() => Promise.resolve()}
      onRemove={() => Promise.resolve()}
    />
  </TextsProvider>,
)
