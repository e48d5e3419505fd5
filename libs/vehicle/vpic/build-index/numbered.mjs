/** Numbers texts in order of first use; the number is the index in `texts`. */
export class Numbered {
  places = new Map();
  texts = [];

  place(text) {
    let place = this.places.get(text);
    if (place === undefined) this.places.set(text, (place = this.texts.push(text) - 1));
    return place;
  }
}
