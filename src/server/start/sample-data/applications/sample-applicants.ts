/** The names of people and firms who apply in the sample data. None of them exists. */
const firstNames = ['AKINYI', 'BRIAN', 'CHERONO', 'DAUDI', 'EDNA', 'FATUMA', 'GITAU', 'HALIMA', 'IMANI', 'JUMA']
const lastNames = ['OTIENO', 'WANJIRU', 'KIPTOO', 'MUTISO', 'NJOROGE', 'ACHIENG', 'BARASA']
const works = ['BRIDGES', 'SURVEYS', 'GEOTECHNICS', 'WATERWORKS', 'HIGHWAYS']

/** Every fifth applicant is a firm. */
const firmEvery = 5

export interface SampleApplicant {
  readonly email: string
  readonly type: 'Individual' | 'Corporate'
  /** The answers that differ from those of the account whose profile theirs is like. */
  readonly names: Readonly<Record<string, string>>
}

/** The applicant with this number, from 0. */
export function sampleApplicant(number: number): SampleApplicant {
  const isFirm = number % firmEvery === firmEvery - 1
  const first = firstNames[number % firstNames.length] ?? ''
  const last = lastNames[number % lastNames.length] ?? ''
  const work = works[Math.floor(number / firmEvery) % works.length] ?? ''
  const email = `applicant${String(number + 1).padStart(2, '0')}@sample.example`
  return isFirm
    ? { email, type: 'Corporate', names: { FirstName: `${last} EXAMPLE ${work} LIMITED` } }
    : { email, type: 'Individual', names: { FirstName: first, SecondName: 'EXAMPLE', LastName: last } }
}
