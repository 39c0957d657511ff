import { isJsonObject, ownValue } from '../../../engine/json/json.ts'
import { useCall } from '../../api/use-call.ts'

/** The genders by their codes, with the names of the reader’s language; undefined while they load. */
export function useGenderNames(): readonly (readonly [code: string, name: string])[] | undefined {
  const { data } = useCall('setup/lists/genders')
  return data
    ?.filter(isJsonObject)
    .map((item) => [String(ownValue(item, 'code')), String(ownValue(item, 'description'))])
}
