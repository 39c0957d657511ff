import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import type { RegisterEntry } from '../../../contract/register-search.ts'
import type { RegisterFact } from '../../../generated/closed-names.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'
import { useCategoryName } from '../../api/use-category-name.ts'
import { StandingChip } from '../../layouts/standing/StandingChip.tsx'
import { useFormats } from '../../ui/use-formats.ts'
import { nameOfEntry } from './name-of-entry.ts'
import { cardAt } from './register-address.ts'
import { useGenderNames } from './use-gender-names.ts'

interface PublicFactProps {
  readonly shows: RegisterFact
  readonly entry: RegisterEntry
}

/** What is public of a member, in words. */
export function PublicFact({ shows, entry }: PublicFactProps) {
  return renderers[shows](entry)
}

/** Whether there is anything to show: a member may have left it out, or keep it to themselves. */
export const hasFact = (shows: RegisterFact, entry: RegisterEntry): boolean => values[shows](entry) !== ''

const [membership, contact, work] = [
  ({ memberInformation }: RegisterEntry) => memberInformation?.[0] ?? {},
  ({ contacts }: RegisterEntry) => contacts?.[0] ?? {},
  ({ workexp = [] }: RegisterEntry) => workexp,
] as const

const values: Readonly<Record<RegisterFact, (entry: RegisterEntry) => string>> = {
  name: nameOfEntry,
  number: ({ MemberNo = '' }) => MemberNo,
  title: ({ profileTitle = '' }) => profileTitle,
  gender: ({ Gender = '' }) => Gender,
  category: (entry) => membership(entry).Category ?? '',
  status: (entry) => membership(entry).Status ?? '',
  since: (entry) => membership(entry).Registration_Date ?? '',
  email: (entry) => contact(entry).Email ?? '',
  phone: (entry) => contact(entry).PhoneNo ?? '',
  town: (entry) => contact(entry).City ?? '',
  workplace: (entry) => work(entry)[0]?.NameOfFirm ?? '',
  practice: ({ memberPracticingFirm = '' }) => memberPracticingFirm,
  responsible: ({ responsibleMembers = [] }) => responsibleMembers.map(({ name }) => name).join(', '),
}

const asText = (shows: RegisterFact) => (entry: RegisterEntry) => <BreakableText>{values[shows](entry)}</BreakableText>

const renderers: Readonly<Record<RegisterFact, (entry: RegisterEntry) => ReactNode>> = {
  name: asText('name'),
  number: asText('number'),
  title: asText('title'),
  gender: (entry) => <GenderName code={values.gender(entry)} />,
  category: (entry) => <CategoryName code={values.category(entry)} />,
  status: (entry) => {
    const { Status } = membership(entry)
    return Status && <StandingChip standing={Status} />
  },
  since: (entry) => <DateText value={values.since(entry)} />,
  email: (entry) => (
    <Link href={`mailto:${values.email(entry)}`}>
      <BreakableText>{values.email(entry)}</BreakableText>
    </Link>
  ),
  phone: (entry) => <Link href={`tel:${values.phone(entry)}`}>{values.phone(entry)}</Link>,
  town: asText('town'),
  workplace: (entry) => (
    <BreakableText>
      {work(entry)
        .map(({ NameOfFirm, PositionHeld }) => [NameOfFirm, PositionHeld].filter(Boolean).join(' · '))
        .join('; ')}
    </BreakableText>
  ),
  practice: asText('practice'),
  responsible: (entry) => <ResponsibleMembers entry={entry} />,
}

/** The members who answer for a firm’s practice, each with a way to their card. */
function ResponsibleMembers({ entry: { responsibleMembers = [] } }: Pick<PublicFactProps, 'entry'>) {
  const [search] = useSearchParams()
  return (
    <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {responsibleMembers.map(({ ProfileID, name, MemberNo }) => (
        <li key={ProfileID}>
          <Link component={RouterLink} to={cardAt(ProfileID, search)}>
            <BreakableText>{name}</BreakableText>
          </Link>{' '}
          <BreakableText>{MemberNo}</BreakableText>
        </li>
      ))}
    </Stack>
  )
}

interface CodeProps {
  readonly code: string
}

function CategoryName({ code }: CodeProps) {
  return useCategoryName()(code)
}

function GenderName({ code }: CodeProps) {
  return useGenderNames()?.find(([one]) => one === code)?.[1] ?? code
}

function DateText({ value }: { readonly value: string }) {
  return useFormats().date(value)
}
