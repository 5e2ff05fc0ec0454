export * from '../../../gateway/app.ts' // error TS6307
