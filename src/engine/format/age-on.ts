/**
 * Completed calendar years between a date of birth and a day, both `YYYY-MM-DD`; negative before the birth. The age
 * increases at the start of the birthday. People born on 29 February reach it on 1 March in a common year: the day
 * itself is missing, and an age never increases before the anniversary (the common-law rule).
 */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) >= born.slice(5) ? years : years - 1
}
