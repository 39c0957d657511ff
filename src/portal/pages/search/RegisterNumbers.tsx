import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { RegisterPage } from '../../../engine/document/register-page.ts'
import type { RegisterStatistic } from '../../../generated/closed-names.ts'
import { useLanguage, useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { useCategoryName } from '../../api/use-category-name.ts'
import { useGenderNames } from './use-gender-names.ts'

interface RegisterNumbersProps {
  readonly statistics: RegisterPage['statistics']
}

/** What the organisation declares to be counted. They are an extra: if they cannot be loaded, nothing is shown. */
export function RegisterNumbers({ statistics }: RegisterNumbersProps) {
  const text = useText()
  const { data, error } = useCall(statistics.length === 0 ? null : 'profile/search/stats')
  if (statistics.length === 0 || error) return null
  return (
    <Panel aria-labelledby="register-numbers">
      <h2 id="register-numbers">{text('portal.register.numbers')}</h2>
      {data === undefined && <Skeleton variant="rounded" height={180} />}
      {data &&
        statistics.map(({ id, title, counts }) => {
          const found = data.find((one) => one.id === id)?.counts ?? []
          return counts === 'members' ? (
            <Total key={id} title={title} members={found[0]?.members ?? 0} />
          ) : (
            <Groups key={id} {...{ title, counts }} found={found} />
          )
        })}
    </Panel>
  )
}

function Total({ title, members }: { readonly title: string; readonly members: number }) {
  const language = useLanguage()
  return (
    <p>
      <strong>{members.toLocaleString(language)}</strong> <span>{title}</span>
    </p>
  )
}

interface GroupsProps {
  readonly title: string
  readonly counts: RegisterStatistic
  readonly found: readonly { readonly of: string; readonly members: number }[]
}

function Groups({ title, counts, found }: GroupsProps) {
  const text = useText()
  const language = useLanguage()
  const categoryName = useCategoryName()
  const genders = useGenderNames() ?? []
  const nameOf = (code: string) => {
    if (code === '') return text('portal.register.unknown')
    return counts === 'categories' ? categoryName(code) : (genders.find(([one]) => one === code)?.[1] ?? code)
  }
  const most = Math.max(1, ...found.map(({ members }) => members))
  return (
    <div>
      <h3>{title}</h3>
      <dl>
        {found.map(({ of, members }) => (
          <div key={of} style={{ backgroundSize: `${(100 * members) / most}% 3px` }}>
            <dt>{nameOf(of)}</dt>
            <dd>{members.toLocaleString(language)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2.5),
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'calc(var(--mui-shape-borderRadius) * 1.5)',
  background: 'var(--mui-palette-background-paper)',
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& h3': { ...theme.typography.subtitle2, margin: 0, color: 'var(--mui-palette-text-secondary)' },
  '& p': { display: 'grid', margin: 0 },
  '& strong': { fontSize: '2rem', lineHeight: 1.15, fontVariantNumeric: 'tabular-nums' },
  '& p > span': { color: 'var(--mui-palette-text-secondary)' },
  '& dl': { display: 'grid', gap: 6, margin: '8px 0 0' },
  // The bar below repeats the number.
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    paddingBlockEnd: 6,
    backgroundImage: 'linear-gradient(var(--mui-palette-primary-main), var(--mui-palette-primary-main))',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: '0 100%',
  },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}))
