import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { sectionEntries, sectionMembers } from '../../../../../engine/editing/new-section.ts'
import type { NewSection } from '../../../../../engine/editing/new-section.ts'
import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { DialogFrame } from '../../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../../api/api-context.ts'
import { useFailureOf } from '../../../../api/use-failure-of.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { NameField } from './NameField.tsx'

/** The button with which a section of the organisation's own is made, and its dialog (ADM-16). */
export function AddSection() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {text('portal.add-section.open')}
      </Button>
      {isOpen && <AddSectionDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const nothingYet: NewSection = { title: '', members: 'individuals', entries: 'many', label: '' }

/** Asks what a new section cannot be without, makes it, and opens its editor. */
function AddSectionDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const api = useApi()
  const failureOf = useFailureOf()
  const navigate = useNavigate()
  const formId = useId()
  const [section, setSection] = useState(nothingYet)
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isMissing = (name: 'title' | 'label') => section[name].trim() === ''
  const change = (part: Partial<NewSection>) => setSection((before) => ({ ...before, ...part }))
  const make = async (): Promise<void> => {
    setBusy(true)
    try {
      const { document } = await api.post('admin/forms/sections', { ...section })
      await navigate(`/admin/forms/${document}`)
    } catch (thrown) {
      setFailure(failureOf(thrown).message)
      setBusy(false)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    if (!isMissing('title') && !isMissing('label')) void make()
  }
  return (
    <DialogFrame
      title={text('portal.add-section.open')}
      isForm
      onClose={isBusy ? undefined : onClose}
      foot={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {text('renderer.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isBusy}>
            {text('portal.editor.add')}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} spacing={2.5} noValidate onSubmit={submit}>
        {failure !== undefined && <AlertBanner kind="error">{failure}</AlertBanner>}
        <p>{text('portal.add-section.intro')}</p>
        <NameField
          label={text('portal.add-section.title')}
          help={text('portal.add-section.title-help')}
          missing={text('portal.add-section.title-missing')}
          maxLength={100}
          value={section.title}
          isMissing={isChecked && isMissing('title')}
          onChange={(title) => change({ title })}
        />
        <ChoiceField
          label={text('portal.add-section.members')}
          value={section.members}
          options={sectionMembers.map((value) => ({ value, label: text(`portal.add-section.members.${value}`) }))}
          onChoose={(members) => change({ members })}
        />
        <ChoiceField
          label={text('portal.add-section.entries')}
          value={section.entries}
          options={sectionEntries.map((value) => ({ value, label: text(`portal.add-section.entries.${value}`) }))}
          onChoose={(entries) => change({ entries })}
        />
        <NameField
          label={text('portal.add-section.label')}
          help={text('portal.add-section.label-help')}
          missing={text('portal.add-section.label-missing')}
          maxLength={100}
          value={section.label}
          isMissing={isChecked && isMissing('label')}
          onChange={(label) => change({ label })}
        />
      </Stack>
    </DialogFrame>
  )
}
