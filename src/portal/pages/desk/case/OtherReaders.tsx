import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { styled } from '@mui/material/styles'
import useSWR from 'swr'
import { useLanguage, useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'

/** How often the page says that it is open, and asks who else has it open; milliseconds. */
const refreshInterval = 20_000

/** One of those who have the case open. */
interface Reader {
  readonly name: string
}

interface OtherReadersProps {
  readonly type: string
  readonly number: string
}

/** Who else of the staff has the case open, so that two do not work on it without knowing. */
export function OtherReaders({ type, number }: OtherReadersProps) {
  const text = useText()
  const language = useLanguage()
  const api = useApi()
  const { data: others = [] } = useSWR(
    ['readers', type, number],
    () => api.declared.post<readonly Reader[]>(`cases/${type}/${encodeURIComponent(number)}/reading`, {}),
    { refreshInterval, shouldRetryOnError: false },
  )
  const names = new Intl.ListFormat(language).format(others.map(({ name }) => name))
  return (
    <Line>
      {others.length > 0 && (
        <>
          <VisibilityOutlined fontSize="small" aria-hidden />
          {text('portal.desk.readers', { count: others.length, names })}
        </>
      )}
    </Line>
  )
}

const Line = styled('output')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  color: 'var(--mui-palette-text-secondary)',
  // Without content it takes no row, and stays to announce who comes.
  '&:empty': { position: 'absolute' },
}))
