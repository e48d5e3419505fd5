/** Texts that get a number when they are first seen: their place in `texts`. */
export class Numbered {
  places = new Map();
  texts = [];

  place(text) {
    let place = this.places.get(text);
    if (place === undefined) this.places.set(text, (place = this.texts.push(text) - 1));
    return place;
  }
}
