#include "session/event.h"

namespace mnk {

Events refusal_of(const CommandError& error) {
  if (const auto* faults = std::get_if<AddressFaults>(&error)) return faults_of(*faults);
  if (const auto* save = std::get_if<SaveError>(&error)) return {event::BadSave{*save}};
  if (const auto* letter = std::get_if<LetterError>(&error)) return {event::BadLetter{*letter}};
  return {event::BadCommandText{std::get<BadCommand>(error)}};
}

Events faults_of(const AddressFaults& faults) {
  Events events;
  for (const AddressFault& fault : faults.told) events.emplace_back(event::BadAddress{fault});
  if (faults.more > 0) events.emplace_back(event::MoreFaults{faults.more});
  return events;
}

}  // namespace mnk
