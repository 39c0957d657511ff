import ArrowBack from '@mui/icons-material/ArrowBack'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCategoryName } from '../../../api/use-category-name.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useFormats } from '../../../ui/use-formats.ts'
import { StatusChip } from '../../../../renderer/feedback/StatusChip.tsx'
import { useAge } from '../use-age.ts'
import { useOpenCase } from '../../../cases/open-case.ts'

export interface CaseWays {
  readonly list: string
  /** Undefined while they are not known, or at the ends of the list. */
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** Which case it is, where it stands, and the ways to those beside it in the list. */
export function CaseHead({ ways }: { readonly ways: CaseWays }) {
  const text = useText()
  const age = useAge()
  const { date } = useFormats()
  const categoryName = useCategoryName()
  const { view } = useOpenCase()
  const { number, owner, category = '', title, color, started, entered, asked, due } = view
  return (
    <>
      <Ways aria-label={text('portal.desk.ways')}>
        <Button component={Link} to={ways.list} startIcon={<ArrowBack />}>
          {text('portal.desk.back')}
        </Button>
        <Beside to={ways.previous} label={text('portal.desk.previous')} icon={<ChevronLeft />} />
        <Beside to={ways.next} label={text('portal.desk.next')} icon={<ChevronRight />} />
      </Ways>
      <PageHeading title={number} lead={owner.name} actions={<StatusChip title={title} color={color} />} />
      <Facts>
        {category !== '' && <Fact title={text('portal.desk.column.category')} value={categoryName(category)} />}
        <Fact title={text('portal.desk.column.started')} value={date(started)} />
        <Fact title={text('portal.desk.column.age')} value={age(entered)} />
        {due !== null && <Fact title={text('portal.desk.column.due')} value={date(due)} />}
        {asked && <Fact title={text('portal.desk.column.asked')} value={text('portal.yes')} />}
      </Facts>
    </>
  )
}

interface BesideProps {
  readonly to: string | undefined
  readonly label: string
  readonly icon: ReactNode
}

function Beside({ to, label, icon }: BesideProps) {
  if (to === undefined) {
    return (
      <Button disabled startIcon={icon}>
        {label}
      </Button>
    )
  }
  return (
    <Button component={Link} to={to} startIcon={icon}>
      {label}
    </Button>
  )
}

const Fact = ({ title, value }: { readonly title: string; readonly value: string }) => (
  <div>
    <dt>{title}</dt>
    <dd>{value}</dd>
  </div>
)

/** On a phone in one line, without the arrows. */
const Ways = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginInlineStart: theme.spacing(-1),
  [theme.breakpoints.down('sm')]: {
    gap: 0,
    justifyContent: 'space-between',
    '& .MuiButton-startIcon': { display: 'none' },
    '& .MuiButton-root': { minWidth: 0 },
  },
}))

const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  margin: 0,
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0 },
}))
