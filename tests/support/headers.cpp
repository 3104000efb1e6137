// Nothing: the target that this belongs to exists for the headers that it compiles beforehand.
