const paths = {
  move: 'M4 3l8.5 5-3.7.9L7 12.5z',
  frame: 'M5 2v12M11 2v12M2 5h12M2 11h12',
  rectangle: 'M3 3.5h10v9H3z',
  ellipse: 'M8 3a5 5 0 1 0 .01 0z',
  image: 'M3 3.5h10v9H3zM3 11l3-3 2.5 2.5L10.5 9l2.5 2M10.5 6h.01',
  text: 'M4 4.5V3.5h8v1M8 3.5v9M6.5 12.5h3',
  group: 'M3 5V3h2M11 3h2v2M13 11v2h-2M5 13H3v-2',
  page: 'M4.5 2.5h5l2.5 2.5v8.5h-7.5zM9.5 2.5V5H12',
  vector: 'M3 12c2-7 8 3 10-8M3 12h.01M13 4h.01',
  lock: 'M4.5 7.5h7v5h-7zM6 7.5V5.7a2 2 0 0 1 4 0v1.8',
  unlock: 'M4.5 7.5h7v5h-7zM6 7.5V5.2a2 2 0 0 1 3.9-.6',
  eye: 'M2 8c2.5-4.5 9.5-4.5 12 0-2.5 4.5-9.5 4.5-12 0zM8 6.4a1.6 1.6 0 1 0 .01 0z',
  hidden: 'M2 7c2.5 4 9.5 4 12 0M4 9.5l-1 1.8M8 10.2v2M12 9.5l1 1.8',
  close: 'M4 4l8 8M12 4l-8 8',
  undo: 'M6 4L3 7l3 3M3 7h6.5a3 3 0 0 1 0 6H8',
  redo: 'M10 4l3 3-3 3M13 7H6.5a3 3 0 0 0 0 6H8',
  plus: 'M8 3.5v9M3.5 8h9',
  minus: 'M3.5 8h9',
  down: 'M4.5 6.5L8 10l3.5-3.5',
  right: 'M6.5 4.5L10 8l-3.5 3.5',
  restart: 'M12.5 6A5 5 0 1 0 13 9M13 3v3h-3',
  play: 'M5 3.5l7.5 4.5L5 12.5z',
  stop: 'M4.5 4.5h7v7h-7z',
  crop: 'M5 1.5V11h9.5M1.5 5H11v9.5',
  section: 'M2.5 5.5h11v8h-11zM2.5 5.5v-3h5v3',
  component: 'M8 1.8L14.2 8 8 14.2 1.8 8zM4.9 4.9l6.2 6.2M11.1 4.9l-6.2 6.2',
  componentSet: 'M8 2l6 6-6 6-6-6zM8 6l2 2-2 2-2-2z',
  instance: 'M8 2l6 6-6 6-6-6z',
  polygon: 'M8 3l5.5 9.5h-11z',
  star: 'M8 2.5l1.6 3.6 3.9.4-2.9 2.6.8 3.9L8 11l-3.4 2 .8-3.9-2.9-2.6 3.9-.4z',
  line: 'M3 13L13 3',
  boolean: 'M3 3h7v7H3zM6 6h7v7H6z',
  slice: 'M3 5V3h2M7 3h2M11 3h2v2M13 7v2M13 11v2h-2M9 13H7M5 13H3v-2M3 9V7',
  mask: 'M8 2.5a5.5 5.5 0 1 0 .01 0zM8 2.5v11',
  up: 'M4.5 9.5L8 6l3.5 3.5',
  trash: 'M3 4.5h10M6 4.5V3h4v1.5M4.5 4.5l.5 8.5h6l.5-8.5',
  unlink:
    'M6.5 9.5l-2 2a2 2 0 0 1-3-3l2-2M9.5 6.5l2-2a2 2 0 0 1 3 3l-2 2M5 3v1.5M3 5h1.5M11 13v-1.5M13 11h-1.5'
} as const

export type IconName = keyof typeof paths

interface Props {
  name: IconName
}

export function Icon(props: Props) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={paths[props.name]}
        fill="none"
        stroke="currentColor"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  )
}
