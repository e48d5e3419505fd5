export { openPicture, type OpenPicture, type PictureFault } from './open-picture.ts';
export { type PngOptions, svgPoints, svgToPng } from './svg-to-png.ts';
