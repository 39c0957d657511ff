import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { forms } from 'virtual:declared-form/sections/contacts'
import type { FieldConflict } from '../../src/engine/merge/merge-answers.ts'
import { makeFormStore } from '../../src/renderer/form/make-form-store.ts'
import { MergePanel } from '../../src/renderer/merge/MergePanel.tsx'
import type { MergeState, Side } from '../../src/renderer/merge/use-merging.ts'
import { storyExample } from '../declared/story-example.ts'

const address: FieldConflict = { pointer: '/Address', mine: '222', theirs: '111' }
const county: FieldConflict = { pointer: '/County', mine: '047', theirs: '001' }
/** The longest allowed answer, without a place to break it; and one that a side has removed. */
const employer: FieldConflict = { pointer: '/PlaceOfWork', mine: 'MAENDELEO'.repeat(5), theirs: undefined }
const designation: FieldConflict = {
  pointer: '/Designation',
  mine: 'PRINCIPAL ENGINEER, BRIDGES AND RETAINING WALLS',
  theirs: 'CHIEF ENGINEER',
}

const changed = (conflicts: readonly FieldConflict[], taken: readonly string[] = []): MergeState => ({
  kind: 'changed',
  conflicts,
  taken,
  chosen: {},
})

interface PanelProps {
  readonly beginning: MergeState
  readonly canDiscard?: boolean
  readonly tenant: string
  readonly language: string
}

/** The panel above a contact that was changed or removed elsewhere; it remembers choices. */
function Panel({ beginning, canDiscard = true, tenant, language }: PanelProps) {
  const [store] = useState(() => makeFormStore(storyExample({ forms, state: 'Filled', tenant, language })))
  const [state, setState] = useState(beginning)
  const choose = (conflicts: readonly FieldConflict[], side: Side) => {
    if (state.kind !== 'changed') return
    const chosen = Object.fromEntries(conflicts.map(({ pointer }) => [pointer, side] as const))
    setState({ ...state, chosen: { ...state.chosen, ...chosen } })
  }
  const nothing = () => undefined
  return (
    <main style={{ maxWidth: 600 }}>
      <Typography variant="h1" gutterBottom>
        Merging
      </Typography>
      <Typography variant="h2" gutterBottom>
        Edit contact
      </Typography>
      <MergePanel
        store={store}
        state={state}
        choose={choose}
        saveAsNew={nothing}
        onDiscard={canDiscard ? nothing : undefined}
      />
    </main>
  )
}

export default { title: 'Design/Merging', component: Panel }

const story = (beginning: MergeState, more: Pick<PanelProps, 'canDiscard'> = {}) => ({
  render: (_: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <Panel
      key={`${String(globals.tenant)} ${String(globals.language)}`}
      beginning={beginning}
      tenant={String(globals.tenant)}
      language={String(globals.language)}
      {...more}
    />
  ),
})

const kiswahili = { globals: { language: 'sw' } }
const onPhone = { globals: { viewport: { value: 'phone' } } }
const several = changed([address, county, employer, designation], ['/Location', '/City'])

export const Taken = story(changed([], ['/Location', '/Designation']))
export const OneField = story(changed([address]))
export const SeveralFields = story(several)
export const Chosen = story({
  kind: 'changed',
  conflicts: [address, county],
  taken: [],
  chosen: { '/Address': 'theirs' },
})
export const Deleted = story({ kind: 'gone' })
export const DeletedWithoutDiscarding = story({ kind: 'gone' }, { canDiscard: false })
export const SeveralFieldsOnPhone = { ...story(several), ...onPhone }
export const SeveralFieldsInKiswahili = { ...story(several), ...kiswahili }
export const DeletedInKiswahili = { ...story({ kind: 'gone' }), ...kiswahili }
