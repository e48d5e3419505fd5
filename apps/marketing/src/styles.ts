/** Style sheets of every page, in the order in which they overrule each other. */
import '@vinlore/theming/styles.css';
