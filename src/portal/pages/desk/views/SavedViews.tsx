import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined'
import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { DeskView } from '../../../../contract/desk.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { useDeclaredCall } from '../../../api/use-call.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { useToaster } from '../../../ui/toaster-context.ts'
import { filtersIn, isNarrowed } from '../desk-address.ts'
import { SaveViewDialog } from './SaveViewDialog.tsx'

interface SavedViewsProps {
  readonly type: string
  /** The address's query. */
  readonly search: URLSearchParams
}

/** The filters that the user has saved, each a link, and the way to save those of the address. */
export function SavedViews({ type, search }: SavedViewsProps) {
  const text = useText()
  const { data: views = [], mutate } = useDeclaredCall<readonly DeskView[]>(`cases/${type}/views`)
  const [isNaming, setNaming] = useState(false)
  const query = filtersIn(search).toString()
  const isNew = isNarrowed(search) && !views.some((view) => view.query === query)
  const changed = (next: readonly DeskView[]) => void mutate(next, { revalidate: false })
  if (views.length === 0 && !isNew) return null
  return (
    <Row aria-label={text('portal.desk.views')}>
      {views.length > 0 && (
        <ul>
          {views.map((view) => (
            <SavedView key={view.id} type={type} view={view} isChosen={view.query === query} onChanged={changed} />
          ))}
        </ul>
      )}
      {isNew && (
        <Button size="small" startIcon={<BookmarkAddOutlined />} onClick={() => setNaming(true)}>
          {text('portal.desk.view-save')}
        </Button>
      )}
      {isNaming && <SaveViewDialog type={type} query={query} onSaved={changed} onClose={() => setNaming(false)} />}
    </Row>
  )
}

interface SavedViewProps {
  readonly type: string
  readonly view: DeskView
  readonly isChosen: boolean
  readonly onChanged: (views: readonly DeskView[]) => void
}

function SavedView({ type, view: { id, name, query }, isChosen, onChanged }: SavedViewProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const remove = async (): Promise<void> => {
    try {
      onChanged(await api.declared.post<readonly DeskView[]>(`cases/${type}/views/remove`, { id }))
      toaster.show('success', text('portal.desk.view-removed', { name }))
    } catch (thrown) {
      toaster.show('error', failureOf(thrown).message)
    }
  }
  return (
    <li>
      <Link to={`?${query}`} aria-current={isChosen ? 'true' : undefined}>
        {name}
      </Link>
      <IconButton size="small" aria-label={text('portal.desk.view-remove', { name })} onClick={() => void remove()}>
        <Close fontSize="inherit" />
      </IconButton>
    </li>
  )
}

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    maxWidth: '100%',
    paddingInlineStart: theme.spacing(1.5),
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 999,
    background: 'var(--mui-palette-background-paper)',
  },
  '& li:has(a[aria-current])': {
    borderColor: 'var(--mui-palette-primary-main)',
    background: 'var(--mui-palette-primary-soft)',
  },
  '& a': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'var(--mui-palette-text-primary)',
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
}))
