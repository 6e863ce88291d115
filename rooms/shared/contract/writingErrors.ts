/** What only those are refused who write question sets and draw maps: no player's phone loads it. */
export const writingErrors = {
  questionSetCreateFailed: 'Failed to create question set',
  questionSetSaveFailed: 'Failed to save question set',
  questionSetDeleteFailed: 'Failed to delete question set',
  mapSaveFailed: 'Failed to save map',
  mapDeleteFailed: 'Failed to delete map',
  tooManyQuestionSets: 'You have reached the limit of question sets. Please delete one first.',
  titleRude: 'Please choose another title',
  tooManyMaps: 'You have reached the limit of maps. Please delete one first.',
  mapNameRude: 'Please choose another name for the map',
  descriptionRude: 'Please choose other words for the description',
  tooManyShared: 'You share as many as you can. Please make another one yours alone first.',
  sharingStopped: 'A teacher has stopped the sharing of this. Please talk to them.',
  defaultMapsStay: 'Default maps cannot be changed',
  mapIsFixed: 'The size and mode of a map cannot be changed',
  diskFull: 'The disk of the server is full, so nothing can be saved. Please tell whoever looks after it.',
  cannotSave: 'The server cannot save anything at the moment. Please try again in a minute.',
} as const
