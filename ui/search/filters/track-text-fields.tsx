import { useStore } from '@nanostores/preact'
import { ListField } from '../../kit/fields/list-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import type { FieldsProps } from './fields-props.ts'
import { filterSheetWords } from './words.ts'

/** The library's limit per search. */
const maxArtists = 100

const maxLength = 255
const names = ['title', 'album', 'similarArtist', 'lyrics'] as const

export function TrackTextFields({ filters, onChange }: FieldsProps) {
  const t = useStore(filterSheetWords)
  return (
    <>
      <ListField
        label={t.artists}
        values={filters.artists ?? []}
        max={maxArtists}
        onValues={artists => onChange({ artists })}
      />
      {names.map(name => (
        <TextField
          key={name}
          label={t[name]}
          value={filters[name] ?? ''}
          maxLength={maxLength}
          onInput={text => onChange({ [name]: text })}
        />
      ))}
    </>
  )
}
