import { sampleMember } from './sample-members.ts'
import type { SampleMember } from './sample-members.ts'

const women = `Achieng Akinyi Amina Anyango Asha Atieno Beatrice Chebet Christine Esther Faith Fatuma Halima Jane Jepkosgei
  Joyce Khadija Lucy Makena Mercy Mumbi Muthoni Nafula Naliaka Nekesa Njeri Nyambura Rehema Ruth Wambui Wanjiru Zawadi`

const men = `Abdi Baraka Brian Chege Daudi Elijah Faraji Githinji Hassan Ibrahim James Juma Kamau Kevin Kiprono Kipchoge
  Mutua Mwangi Njoroge Ochieng Odhiambo Okoth Omar Otieno Peter Rashid Samuel Simiyu Tumaini Wafula Wekesa Yusuf`

const families = `Abdalla Adongo Barasa Bett Chelimo Cherono Gachanja Gathoni Githaiga Ireri Kariuki Karanja Kemboi Kibet
  Kilonzo Kimani Kinyanjui Kiplagat Koech Langat Lumumba Macharia Makokha Mburu Muli Munyao Musyoka Mutiso Ndegwa
  Ng'ang'a Njuguna Nyaga Obuya Odera Ogola Omondi Onyango Owino Rono Ruto Shikuku Wachira Waithaka Wandera`

const wordsIn = (text: string): readonly string[] => text.toUpperCase().split(/\s+/)
const givenNames = [
  { gender: 'Female', names: wordsIn(women) },
  { gender: 'Male', names: wordsIn(men) },
] as const
const familyNames = wordsIn(families)

/** Those who are active are 400 and more: some organisations show no others. */
const howMany = 430

/**
 * Invented people for the public register, the same in each organisation: common names, put together by numbers. Nobody
 * can activate an account for them by chance, because their e-mail addresses lead nowhere.
 */
export function inventedMembers(): readonly SampleMember[] {
  return Array.from({ length: howMany }, (_, i) => {
    const { gender, names } = givenNames[i % 2] ?? givenNames[0]
    const first = at(names, i * 7)
    const second = i % 3 === 0 ? at(names, i * 11 + 5) : ''
    const last = at(familyNames, i * 13 + Math.floor(i / familyNames.length))
    const year = 2000 + ((i * 5) % 25)
    const date = `${year}-${twoDigits(1 + ((i * 3) % 12))}-${twoDigits(1 + ((i * 17) % 28))}`
    const status = i % 17 === 16 ? 'Inactive' : 'Active'
    return {
      ...sampleMember(`R${5001 + i}`, [first, second === first ? '' : second, last], status, date),
      gender,
      place: i,
    }
  })
}

const at = (names: readonly string[], index: number): string => names[index % names.length] ?? ''

const twoDigits = (number: number): string => String(number).padStart(2, '0')
