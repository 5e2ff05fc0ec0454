import { atom } from 'nanostores'

export type Tool = 'move' | 'FRAME' | 'RECTANGLE' | 'ELLIPSE'

export const $tool = atom<Tool>('move')
