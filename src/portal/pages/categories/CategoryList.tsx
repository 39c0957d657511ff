import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { MembershipCategory } from '../../../contract/reference-data.ts'

import { useText } from '../../../renderer/texts/use-text.ts'
import { LoadingRegion } from '../../ui/LoadingRegion.tsx'
import { useFormats } from '../../ui/use-formats.ts'

interface CategoryListProps {
  /** Undefined while they load. */
  readonly categories: readonly MembershipCategory[] | undefined
  /** Whether registration is open. */
  readonly open: boolean
}

/** One row per category: its name, the application fee, Select. */
export function CategoryList({ categories, open }: CategoryListProps) {
  const text = useText()
  if (!categories) {
    return (
      <LoadingRegion gap={12}>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={78} />
        ))}
      </LoadingRegion>
    )
  }
  return (
    <Rows>
      {categories.map((category) => (
        <Row key={category.Code}>
          <Name id={`category-${category.Code}`}>{category.Description}</Name>
          <ApplicationCharge category={category} />
          {open && (
            <Button
              component={Link}
              to={signupPath(category)}
              variant="contained"
              id={`select-${category.Code}`}
              aria-labelledby={`select-${category.Code} category-${category.Code}`}
            >
              {text('portal.categories.select')}
            </Button>
          )}
        </Row>
      ))}
    </Rows>
  )
}

function ApplicationCharge({ category }: { readonly category: MembershipCategory }) {
  const text = useText()
  const { money } = useFormats()
  const charge = category.charges.find(({ Charge_Type: type }) => type === 'APP')
  if (!charge) return <Charge />
  return (
    <Charge>
      <strong>{money(charge.Amount_Including_VAT, charge.Currency_Code)}</strong>
      <span>{text('portal.categories.including-vat')}</span>
    </Charge>
  )
}

const signupPath = ({ categoryType, Code: code }: MembershipCategory) =>
  `/signup/${categoryType === 'Firm' ? 'Corporate' : 'Individual'}/${encodeURIComponent(code)}`

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  padding: theme.spacing(2),
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 'calc(var(--mui-shape-borderRadius) * 1.25)',
  '&:hover': { borderColor: 'var(--mui-palette-primary-strong)', background: 'var(--mui-palette-primary-soft)' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    padding: theme.spacing(2, 2, 2, 3),
  },
}))

const Name = styled('h2')(({ theme }) => ({
  ...theme.typography.subtitle1,
  margin: 0,
  gridColumn: '1 / -1',
  [theme.breakpoints.up('sm')]: { gridColumn: 'auto' },
}))

const Charge = styled('p')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  '& strong': { ...theme.typography.subtitle1, fontVariantNumeric: 'tabular-nums' },
  '& span': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  [theme.breakpoints.up('sm')]: { textAlign: 'end' },
}))
