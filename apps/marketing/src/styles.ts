/** Style sheets of every page, in cascade order. */
import '@vinlore/theming/styles.css';
