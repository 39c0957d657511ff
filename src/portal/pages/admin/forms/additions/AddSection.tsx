import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { sectionEntries, sectionMembers } from '../../../../../engine/editing/new-section.ts'
import type { NewSection } from '../../../../../engine/editing/new-section.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../../api/api-context.ts'
import { SendDialog } from '../../../../ui/SendDialog.tsx'
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
  const navigate = useNavigate()
  const [section, setSection] = useState(nothingYet)
  const [isChecked, setChecked] = useState(false)
  const isMissing = (name: 'title' | 'label') => section[name].trim() === ''
  const change = (part: Partial<NewSection>) => setSection((before) => ({ ...before, ...part }))
  const make = async (): Promise<void> => {
    const { document } = await api.post('admin/forms/sections', { ...section })
    await navigate(`/admin/forms/${document}`)
  }
  const send = () => {
    setChecked(true)
    return isMissing('title') || isMissing('label') ? undefined : make()
  }
  return (
    <SendDialog
      title={text('portal.add-section.open')}
      send={text('portal.editor.add')}
      onSend={send}
      onClose={onClose}
    >
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
    </SendDialog>
  )
}
